import { linkToCopy } from './linkToCopy';
import { say } from './say';

/** From now on the signs beside headings and items of entries also copy their addresses, and say so. */
export function copyLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = linkToCopy(target);
    if (!link) return;
    // `clipboard` is missing where the page is not served securely; the sign still leads to its place.
    navigator.clipboard?.writeText(link).then(
      () => say('Link copied'),
      () => undefined,
    );
  });
}
