import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cardAddress } from './cardAddress';
import { CARD_LOOK, socialCard, type CardText } from './socialCard';
import { noteWritten } from './writtenFiles';

/** Cards that were drawn before, by what they say. */
const DRAWN = '.cache/social';

/** So many are drawn side by side: pictures are made beside the thread that lays out the next. */
const SIDE_BY_SIDE = 4;

/** Draws the card of each page, below public/social; a card that says the same as before is not drawn again. */
export async function writeSocialCards(
  pages: readonly { readonly path: string; readonly title: string; readonly section: string }[],
  site: string,
): Promise<void> {
  noteWritten(pages.map(({ path }) => cardAddress(path)));
  mkdirSync(DRAWN, { recursive: true });
  const rest = pages.values();
  const lane = async () => {
    for (const { path, title, section } of rest) {
      const drawn = await drawnCard({ title, section, site });
      const file = join('public', cardAddress(path));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(drawn, file);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
}

async function drawnCard(text: CardText): Promise<string> {
  const digest = createHash('sha256')
    .update(JSON.stringify([CARD_LOOK, text]))
    .digest('hex');
  const file = join(DRAWN, `${digest.slice(0, 20)}.png`);
  if (!existsSync(file)) writeFileSync(file, await socialCard(text));
  return file;
}
