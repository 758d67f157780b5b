import { copyPromised } from './copyPromised';
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

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response.text();
}
