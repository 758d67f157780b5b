import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../writeFile';
import { cardAddress, type CardPage } from './cardAddress';
import { socialCard } from './socialCard';

/** The folder in which cards are published. */
export const CARDS = 'public/social';

/** Cards drawn at a time: while one is encoded off the main thread, the main thread lays out the next. */
const SIDE_BY_SIDE = 4;

/** Publishes the card of each page, keeping those that exist already, and removes cards that belong to no page. */
export async function writeSocialCards(pages: readonly CardPage[], site: string): Promise<void> {
  mkdirSync(CARDS, { recursive: true });
  const rest = pages.values();
  const lane = async () => {
    for (const page of rest) await writeCard(page, site);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  const ours = new Set(pages.map((page) => fileOf(page, site)));
  // A temporary file of `drawAhead` may be gone by now.
  for (const name of readdirSync(CARDS))
    if (!ours.has(join(CARDS, name))) rmSync(join(CARDS, name), { force: true });
}

/** Publishes the card of a page unless it exists; written atomically, since another process may draw it too (`drawAhead`). */
export async function writeCard(page: CardPage, site: string): Promise<void> {
  const file = fileOf(page, site);
  if (!existsSync(file)) writeWhole(file, await socialCard(page, site));
}

function fileOf(page: CardPage, site: string): string {
  return join('public', cardAddress(page, site));
}
