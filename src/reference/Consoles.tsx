import { createPortal } from 'react-dom';
import { loadConsole } from './console/loadConsole';
import { TryIt } from './console/TryIt';

/** Puts a console into each place that the panes keep for one: they are drawn by Redoc, which knows nothing of consoles. */
export function Consoles({ panes }: { panes: Element }) {
  return [...panes.querySelectorAll<HTMLElement>('[data-console]')].map((place) => {
    const { console: operation = '' } = place.dataset;
    return createPortal(<TryIt operation={operation} load={loadConsole} />, place, operation);
  });
}
