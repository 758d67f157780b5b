import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cardAddress } from './cardAddress';
import { drawnCard, type CardPage } from './drawnCard';
import { noteWritten } from './writtenFiles';

/** Cards that are drawn at a time: while one becomes a picture beside the thread, the thread lays out the next. */
const SIDE_BY_SIDE = 4;

/** Publishes the card of each page, below public/social. */
export async function writeSocialCards(pages: readonly CardPage[], site: string): Promise<void> {
  noteWritten(pages.map(({ path }) => cardAddress(path)));
  const rest = pages.values();
  const lane = async () => {
    for (const page of rest) {
      const drawn = await drawnCard(page, site);
      const file = join('public', cardAddress(page.path));
      await mkdir(dirname(file), { recursive: true });
      await copyFile(drawn, file);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
}
