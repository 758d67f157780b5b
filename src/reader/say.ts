import { color } from '../theme/tokens';
import { footPlace } from '../ui/footPlace';
import { addStyles } from './addStyles';

const SHORTEST = 2000;
/** Reading time per character, in milliseconds. */
const READ = 60;
let timer = 0;

/** Shows a message at the bottom of the window for as long as it takes to read, and announces it to screen readers. */
export function say(text: string): void {
  const line = messageLine();
  line.textContent = text;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => (line.textContent = ''), Math.max(SHORTEST, text.length * READ));
}

/** The live region for messages. It must exist before the first message, or screen readers would not announce it. */
export function messageLine(): HTMLElement {
  const made = document.getElementById('reader-says');
  if (made) return made;
  addStyles(LOOK);
  const line = document.createElement('p');
  line.id = 'reader-says';
  line.setAttribute('role', 'status');
  return footPlace().appendChild(line);
}

const LOOK = `
  /* It is made before other messages, but a new one lies above them. */
  #reader-says { order: 1; }
  #reader-says:not(:empty) {
    flex: none; max-width: min(420px, 100%);
    padding: 6px 14px; border-radius: 8px;
    background: ${color.ink}; color: ${color.paper}; font-size: 0.875rem;
  }
`;
