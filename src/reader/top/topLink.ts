import { prefersReducedMotion } from '../../ui/prefersReducedMotion';
import { addStyles } from '../addStyles';
import { svgIcon } from '../iconButton';
import { onNewContent } from '../onNewContent';
import { placeBeside } from './placeBeside';
import { topLook } from './topLook';

const UP = 'M8 13.5v-11m-4.5 4.5L8 2.5l4.5 4.5';

/** Keeps the link back to the top at the end of the current page, and shows it after two screens of scrolling. */
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

/** Whether adding the link would shift visible content: in the flow it takes space, and what follows may be visible. */
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
  link.append(svgIcon(UP), words);
  link.addEventListener('click', goUp);
  frame.append(link);
  return frame;
}

/** Scrolls without changing the address, so that Back still leads to the previous page. */
function goUp(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
