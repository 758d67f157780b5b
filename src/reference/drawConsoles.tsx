import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { loadConsole } from './console/loadConsole';
import { TryIt } from './console/TryIt';

let root: Root | undefined;
let drawn: Element | undefined;

/**
 * Puts a console into each place that the panes keep for one. Redoc draws those places and knows nothing of consoles. The
 * consoles are a React tree of their own, so that panes that were kept for Back bring theirs along, as they were left.
 */
export function drawConsoles(panes: Element): void {
  const places = [...panes.querySelectorAll<HTMLElement>('[data-console]')];
  if (places[0] === drawn) return;
  drawn = places[0];
  root ??= createRoot(document.createElement('div'));
  root.render(
    places.map((place) => {
      const { console: operation = '' } = place.dataset;
      return createPortal(<TryIt operation={operation} load={loadConsole} />, place, operation);
    }),
  );
}
