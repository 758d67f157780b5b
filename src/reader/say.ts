import { color } from '../theme/tokens';
import { addStyles } from './addStyles';

const SHORTEST = 2000;
/** Milliseconds that a character takes to be read. */
const READ = 60;
let timer = 0;

/** Tells at the foot of the window, for a moment, what was done. */
export function say(text: string): void {
  const line = messageLine();
  line.textContent = text;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => (line.textContent = ''), Math.max(SHORTEST, text.length * READ));
}

/** Where it is told. It is made before it is needed, and stays, since screen readers watch only what was there before. */
export function messageLine(): HTMLElement {
  const made = document.getElementById('reader-says');
  if (made) return made;
  addStyles(LOOK);
  const line = document.createElement('p');
  line.id = 'reader-says';
  line.setAttribute('role', 'status');
  return document.body.appendChild(line);
}

const LOOK = `
  #reader-says:not(:empty) {
    position: fixed; z-index: 20; bottom: 20px; left: 50%;
    width: max-content; max-width: min(420px, calc(100vw - 40px));
    padding: 6px 14px; border-radius: 8px;
    background: ${color.ink}; color: ${color.paper}; font-size: 0.875rem;
    transform: translateX(-50%);
  }
`;
