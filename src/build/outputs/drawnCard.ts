import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../writeFile';
import { CARD_LOOK, socialCard } from './socialCard';

/** What a card tells of its page. */
export interface CardPage {
  readonly path: string;
  readonly title: string;
  readonly section: string;
}

/** Cards that were drawn before, by what they say. */
export const DRAWN = '.cache/social';

/** The file that holds the card of a page of a site; a card that says the same as before is not drawn again. */
export async function drawnCard({ title, section }: CardPage, site: string): Promise<string> {
  const text = { title, section, site };
  const digest = createHash('sha256')
    .update(JSON.stringify([CARD_LOOK, text]))
    .digest('hex');
  const file = join(DRAWN, `${digest.slice(0, 20)}.png`);
  if (existsSync(file)) return file;
  // As a whole, since a process draws ahead (`drawAhead`).
  writeWhole(file, await socialCard(text));
  return file;
}
