import { copyText } from '../ui/copyText';
import { opensElsewhere } from '../ui/links/opensElsewhere';
import { addStyles } from './addStyles';
import { linkToCopy } from './linkToCopy';
import { say } from './say';

/** Makes the anchors next to headings and changelog items also copy their addresses, and says so. */
export function copyLinks(): void {
  addStyles(LOOK);
  document.addEventListener('click', (event) => {
    const link = linkToCopy(event.target);
    if (!link || opensElsewhere(event)) return;
    copyText(link).then(
      () => say('Link copied'),
      // The anchor still works as a link.
      () => undefined,
    );
  });
}

// Keeps the anchors out of copied headings and items.
const LOOK = `
  main [id] > a[href^='#'] { -webkit-user-select: none; user-select: none; }
`;
