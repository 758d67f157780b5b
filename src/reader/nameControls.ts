import { onNewContent } from './onNewContent';

/** Letters of a text that are enough to recognise it. */
const ENOUGH = 60;
const COPY = 'Copy code to clipboard';

/**
 * Names the links and buttons that recur on a page after what they belong to, so that they can be told apart in a screen
 * reader's list of links or buttons. A heading is called by its text alone. The build leaves this out, since it would make
 * every page longer.
 */
export function nameControls(): void {
  onNewContent(() => {
    for (const sign of document.querySelectorAll<HTMLElement>("main [id] > a[href^='#']"))
      nameSign(sign);
    for (const button of document.querySelectorAll<HTMLElement>(
      `main [data-language] > [aria-label^='${COPY}']`,
    ))
      nameCopy(button);
  });
}

/** Names the link to the heading or item that it stands in. React may use both again on the next page. */
function nameSign(sign: HTMLElement): void {
  const place = sign.parentElement!;
  if (sign.getAttribute('href') !== `#${place.id}`) return;
  // Comments, which React writes between texts, are no text.
  const own = [...place.childNodes].filter((node) => node !== sign && !(node instanceof Comment));
  const name = short(own.map((node) => node.textContent).join(''));
  if (!name) return;
  setLabel(sign, `Link to “${name}”`);
  if (/^H\d$/.test(place.tagName)) setLabel(place, name);
}

function nameCopy(button: HTMLElement): void {
  const box = button.parentElement!;
  const [first = ''] = (box.querySelector('p, pre')?.textContent ?? '').trim().split('\n');
  setLabel(button, `${COPY}: ${short(first)}`);
}

function setLabel(element: HTMLElement, label: string): void {
  if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
}

function short(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= ENOUGH ? line : `${line.slice(0, ENOUGH).replace(/\s\S*$/, '')}…`;
}
