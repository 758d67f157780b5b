import { copyText } from '../ui/copyText';
import { say } from './say';

/** The button that the build puts below a page's title. */
export const COPY = '.page-tools > button';

const NOT_LOADED =
  'The page could not be copied, since its Markdown did not load. Check your connection, then try again.';
const NOT_ALLOWED =
  'The page could not be copied, since the browser does not allow it. Use “View as Markdown” and copy it there.';

/** Makes "Copy page" copy the page's Markdown, and says so. */
export function copyPages(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(COPY) : null;
    const link = button?.parentElement?.querySelector<HTMLAnchorElement>('[type="text/markdown"]');
    if (link) void copy(link.href).then(say);
  });
}

/** Copies the text at an address and returns the message for the reader. */
async function copy(address: string): Promise<string> {
  const markdown = textAt(address);
  try {
    await copyPromised(markdown);
    return 'Page copied';
  } catch {
    return markdown.then(
      () => NOT_ALLOWED,
      () => NOT_LOADED,
    );
  }
}

/** Copies a text that is still loading. */
async function copyPromised(text: Promise<string>): Promise<void> {
  // Safari allows copying only directly after a click, so it gets a promise of the text.
  if ('ClipboardItem' in window) {
    const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await copyText(await text);
  }
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response.text();
}
