import { routeChange } from '../../data/routeChange';
import { addStyles } from '../addStyles';
import { buttonWith } from '../buttonWith';
import { largeCopy } from './largeCopy';
import { largeLook } from './largeLook';
import { pictureIn } from './pictureIn';

const CLOSE = 'm3.5 3.5 9 9m0-9-9 9';
let styled = false;

/** Shows the picture of a figure as large as the window allows, over the page. */
export function showPicture(figure: HTMLElement): void {
  const picture = pictureIn(figure);
  // It may have been long on its way: the page has gone, or something is open over it.
  if (!picture || !figure.isConnected || document.querySelector('dialog[open]')) return;
  if (!styled) addStyles(largeLook);
  styled = true;
  const dialog = dialogWith(largeCopy(picture), figure.querySelector('figcaption')?.textContent);
  document.body.append(dialog);
  dialog.showModal();

  const left = new AbortController();
  const close = () => dialog.close();
  dialog.addEventListener('click', ({ target }) => {
    // Its content covers the dialog: a click on the dialog itself is one on what lies behind.
    if (target === dialog || (target as Element).closest('button')) close();
  });
  // The page goes, and the dialog is none of its parts.
  window.addEventListener('popstate', close, { signal: left.signal });
  const stop = routeChange.subscribe((underWay) => underWay && close());
  dialog.addEventListener('close', () => {
    left.abort();
    stop();
    dialog.remove();
  });
}

function dialogWith(picture: HTMLElement, caption: string | null | undefined): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'large-picture';
  dialog.setAttribute('aria-label', 'Enlarged picture');
  const bar = document.createElement('div');
  const words = document.createElement('p');
  words.textContent = caption ?? '';
  bar.append(words, buttonWith({ name: 'Close', sign: CLOSE }));
  dialog.append(bar, frameOf(picture));
  return dialog;
}

/** What is larger than the window scrolls here, by keyboard too. */
function frameOf(picture: HTMLElement): HTMLElement {
  const frame = document.createElement('div');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Picture');
  frame.append(picture);
  return frame;
}
