import { prefersReducedMotion } from '../../ui/prefersReducedMotion';
import { addStyles } from '../addStyles';
import { drawing } from '../buttonWith';
import { onNewContent } from '../onNewContent';
import { placeBeside } from './placeBeside';
import { topLook } from './topLook';

const UP = 'M8 13.5v-11m-4.5 4.5L8 2.5l4.5 4.5';

/** Keeps the way back to the top at the end of the page that is open, and shows it two windows down. */
export function topLink(): void {
  addStyles(topLook);
  const link = newLink();
  const place = () => {
    const main = document.getElementById('main');
    if (!main) return;
    placeBeside(link, main);
    if (main.lastElementChild !== link && !wouldMove(link, main)) main.append(link);
    show();
  };
  const show = () => link.toggleAttribute('data-shown', window.scrollY >= 2 * window.innerHeight);
  const scrolled = () => (link.isConnected ? show() : place());
  onNewContent(place);
  window.addEventListener('scroll', scrolled, { passive: true });
  window.addEventListener('resize', place);
}

/** Whether the link would push away what a reader sees: in the flow it takes room, and what follows it may be in sight. */
function wouldMove(link: HTMLElement, main: HTMLElement): boolean {
  if (main.contains(link) || link.matches('[data-beside]')) return false;
  return main.getBoundingClientRect().bottom <= window.innerHeight;
}

function newLink(): HTMLElement {
  const frame = document.createElement('p');
  frame.className = 'to-top';
  const link = document.createElement('a');
  link.href = '#main';
  link.title = 'Back to top';
  const words = document.createElement('span');
  words.textContent = 'Back to top';
  link.append(drawing(UP), words);
  link.addEventListener('click', goUp);
  frame.append(link);
  return frame;
}

/** The address stays as it is, so that Back leads to the page before. */
function goUp(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
