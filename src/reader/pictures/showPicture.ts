import { routeChange } from '../../data/routeChange';
import { iconPaths } from '../../ui/Icon';
import { onBackdropPress } from '../../ui/disclosure/onBackdropPress';
import { addStyles } from '../addStyles';
import { iconButton } from '../iconButton';
import { largeCopy } from './largeCopy';
import { largeLook } from './largeLook';
import { pictureIn } from './pictureIn';

/** Shows the picture of a figure as large as the window allows, over the page. */
export function showPicture(figure: HTMLElement): void {
  const picture = pictureIn(figure);
  // By the time this has loaded, the page may be gone or a dialog may be open over it.
  if (!picture || !figure.isConnected || document.querySelector('dialog[open]')) return;
  addStyles(largeLook);
  const dialog = dialogWith(largeCopy(picture), figure.querySelector('figcaption')?.textContent);
  document.body.append(dialog);
  dialog.showModal();

  const left = new AbortController();
  const close = () => dialog.close();
  onBackdropPress(dialog, close, left.signal);
  dialog.querySelector('button')?.addEventListener('click', close);
  // The dialog is outside React's tree, so it would stay open when the page changes.
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
  bar.append(words, iconButton({ name: 'Close', icon: iconPaths.close }));
  dialog.append(bar, frameOf(picture));
  return dialog;
}

/** A focusable frame in which a picture larger than the window scrolls, by keyboard too. */
function frameOf(picture: HTMLElement): HTMLElement {
  const frame = document.createElement('div');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Picture');
  frame.append(picture);
  return frame;
}
