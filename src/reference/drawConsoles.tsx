import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { loadConsole } from './console/loadConsole';
import { TryIt } from './console/TryIt';

let root: Root | undefined;
let drawn: Element | undefined;

/**
 * Renders a console into each placeholder in the panes. Redoc renders the placeholders and knows nothing about consoles.
 * The consoles are a React tree of their own, so that panes kept for Back retain theirs, in the state they were left in.
 */
export function drawConsoles(panes: Element): void {
  const places = [...panes.querySelectorAll<HTMLElement>('[data-console]')];
  if (places.at(-1) === drawn) return;
  drawn = places.at(-1);
  root ??= createRoot(document.createElement('div'));
  root.render(
    places.map((place) => {
      const { console: operation = '' } = place.dataset;
      return createPortal(<TryIt operation={operation} load={loadConsole} />, place, operation);
    }),
  );
}
