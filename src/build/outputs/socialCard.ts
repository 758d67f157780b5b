import sharp from 'sharp';
import type { CardPage } from './cardAddress';
import { CARD_HEIGHT, CARD_WIDTH, titleSvg } from './cardLayout';
import { shadeOf, STRIDE, surroundOf } from './cardSurround';
import { indexedPng } from './indexedPng';

/** Puts a title, of one byte for each pixel, into the middle of the rows of a card. */
function putTitle(rows: Buffer, title: Buffer): void {
  const height = title.length / CARD_WIDTH;
  const top = Math.round((CARD_HEIGHT - height) / 2);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * STRIDE + 1 - row * CARD_WIDTH;
    for (let pixel = row * CARD_WIDTH; pixel < (row + 1) * CARD_WIDTH; pixel++)
      rows[start + pixel] = shadeOf(title[pixel] as number);
  }
}

/** The rows of the card that is being made: large as they are, making them anew would take as long as to fill them. */
const rows = Buffer.alloc(STRIDE * CARD_HEIGHT);

/** The picture that previews show for a page: PNG, 1200 × 630. Only the rows of the title are drawn for each page. */
export async function socialCard({ title, section }: CardPage, site: string): Promise<Buffer> {
  const around = await surroundOf(section, site);
  const pixels = await sharp(Buffer.from(await titleSvg(title)))
    .extractChannel(0)
    .raw()
    .toBuffer();
  around.rows.copy(rows);
  putTitle(rows, pixels);
  return indexedPng({ width: CARD_WIDTH, height: CARD_HEIGHT, palette: around.palette, rows });
}
