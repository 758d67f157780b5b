import { copyText } from '../ui/copyText';
import { opensElsewhere } from '../ui/opensElsewhere';
import { addStyles } from './addStyles';
import { linkToCopy } from './linkToCopy';
import { say } from './say';

/** From now on the signs beside headings and items of entries also copy their addresses, and say so. */
export function copyLinks(): void {
  addStyles(LOOK);
  document.addEventListener('click', (event) => {
    const link = linkToCopy(event.target);
    if (!link || opensElsewhere(event)) return;
    copyText(link).then(
      () => say('Link copied'),
      // The sign still leads to its place.
      () => undefined,
    );
  });
}

// Headings and items are copied without their signs.
const LOOK = `
  main [id] > a[href^='#'] { -webkit-user-select: none; user-select: none; }
`;
