import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { socialCard, type CardText } from './socialCard';

/** A card that is to be drawn, and where to. */
export interface WantedCard {
  readonly file: string;
  readonly text: CardText;
}

/** So many are drawn side by side: pictures are made beside the thread that lays out the next. */
const SIDE_BY_SIDE = 4;

/** Draws cards; a file is there as a whole or not at all. */
export async function drawCards(cards: readonly WantedCard[]): Promise<void> {
  const rest = cards.values();
  const lane = async () => {
    for (const { file, text } of rest) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.part`, await socialCard(text));
      renameSync(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
}
