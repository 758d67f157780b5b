import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { cardAddress } from './cardAddress';
import type { WantedCard } from './drawCards';
import type { CardText } from './socialCard';
import type { StructuredSite } from './structuredData';

interface CardPage {
  readonly path: string;
  readonly title: string;
  readonly section: string;
}

/** Cards that were drawn before, by what they say; none that looks otherwise, as the cache is emptied when code of the build changes. */
const DRAWN = '.cache/social';

/** Settles when the cards are drawn, or with the error that kept them from it. */
let drawing: Promise<unknown> = Promise.resolve();

/** Begins to draw the cards of the pages, in a thread of its own; one that says the same as before is not drawn again. */
export function beginSocialCards(pages: readonly CardPage[], site: StructuredSite): void {
  const cards = pages.map((page) => drawnCard(page, site));
  const missing = new Map(
    cards.flatMap((card) => (existsSync(card.file) ? [] : [[card.file, card]])),
  );
  if (missing.size === 0) return;
  const thread = new Worker(resolve('scripts/drawCards.mjs'), {
    workerData: [...missing.values()],
  });
  drawing = once(thread, 'exit');
  // It is told where it is waited for.
  drawing.catch(() => undefined);
}

/** Puts the card of each page below public/social, once all are drawn. Rejects with the error of the thread. */
export async function writeSocialCards(
  pages: readonly CardPage[],
  site: StructuredSite,
): Promise<void> {
  await drawing;
  for (const page of pages) {
    const file = join('public', cardAddress(page.path));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(drawnCard(page, site).file, file);
  }
}

function drawnCard({ title, section }: CardPage, site: StructuredSite): WantedCard {
  const text: CardText = { title, section, site: `${site.publisher} ${site.title}` };
  const digest = createHash('sha256').update(JSON.stringify(text)).digest('hex');
  return { file: join(DRAWN, `${digest.slice(0, 20)}.png`), text };
}
