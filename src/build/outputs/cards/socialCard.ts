import type { CardPage } from './cardAddress';
import { CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH } from './cardLayout';
import { shadeOf, STRIDE, surroundOf } from './cardSurround';
import { cardTitle, type CardTitle } from './cardTitle';
import { indexedPng } from './indexedPng';

/** Draws a title into the rows of a card, vertically centred. */
function putTitle(rows: Buffer, { pixels, width, height }: CardTitle): void {
  const top = Math.round((CARD_HEIGHT - height) / 2);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * STRIDE + 1 + CARD_MARGIN;
    for (let column = 0; column < width; column++)
      rows[start + column] = shadeOf(pixels[row * width + column] as number);
  }
}

/** The rows of the current card, reused: allocating such a large buffer would take as long as filling it. */
const rows = Buffer.alloc(STRIDE * CARD_HEIGHT);

/** The picture for link previews of a page: PNG, 1200 × 630. Only the title is drawn per page. */
export async function socialCard({ title, section }: CardPage, site: string): Promise<Buffer> {
  const around = await surroundOf(section, site);
  const drawn = await cardTitle(title);
  around.rows.copy(rows);
  putTitle(rows, drawn);
  return indexedPng({ width: CARD_WIDTH, height: CARD_HEIGHT, palette: around.palette, rows });
}
