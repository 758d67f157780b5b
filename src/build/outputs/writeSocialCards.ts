import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../writeFile';
import { cardAddress, type CardPage } from './cardAddress';
import { socialCard } from './socialCard';

/** Where cards are published. */
export const CARDS = 'public/social';

/** Cards that are drawn at a time: while one becomes a picture beside the thread, the thread lays out the next. */
const SIDE_BY_SIDE = 4;

/** Publishes the card of each page; one that says the same as before is there already. Those of no page are taken away. */
export async function writeSocialCards(pages: readonly CardPage[], site: string): Promise<void> {
  mkdirSync(CARDS, { recursive: true });
  const rest = pages.values();
  const lane = async () => {
    for (const page of rest) await writeCard(page, site);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  const ours = new Set(pages.map((page) => fileOf(page, site)));
  // What `drawAhead` is about to end may be gone by now.
  for (const name of readdirSync(CARDS))
    if (!ours.has(join(CARDS, name))) rmSync(join(CARDS, name), { force: true });
}

/** Publishes the card of a page, unless it is there; as a whole, since a process draws ahead (`drawAhead`). */
export async function writeCard(page: CardPage, site: string): Promise<void> {
  const file = fileOf(page, site);
  if (!existsSync(file)) writeWhole(file, await socialCard(page, site));
}

function fileOf(page: CardPage, site: string): string {
  return join('public', cardAddress(page, site));
}
