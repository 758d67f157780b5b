import sharp from 'sharp';
import { provideFonts } from './cardFonts';
import { CARD_MARGIN, CARD_WIDTH } from './cardLayout';
import { escapeXml } from './escapeXml';

/** Room between the section and the sign. */
const MAX_HEIGHT = 310;
/** Of the size of the letters; the font asks for more. */
const LINE_HEIGHT = 1.12;
const FONT_LINE_HEIGHT = 1.2;
const LETTER_SPACING = -0.02;
/** In which the spacing of letters is told: parts of a point. */
const PANGO_UNITS = 1024;

/** The letters of a title: for each pixel how much of it they cover, of 255. */
export interface CardTitle {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws a title, no higher than its room: lines that it has too many are left out. */
export async function cardTitle(title: string): Promise<CardTitle> {
  if (!/[^\s\p{Cf}]/u.test(title)) return { pixels: Buffer.alloc(0), width: 0, height: 0 };
  provideFonts();
  const size = sizeOf(title);
  const spacing = Math.round(LETTER_SPACING * size * PANGO_UNITS);
  const lines = LINE_HEIGHT / FONT_LINE_HEIGHT;
  const { data, info } = await sharp({
    text: {
      text: `<span letter_spacing="${spacing}" line_height="${lines}">${escapeXml(title)}</span>`,
      font: `Figtree SemiBold ${size}`,
      width: CARD_WIDTH - 2 * CARD_MARGIN,
      wrap: 'word-char',
    },
  })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lineHeight = LINE_HEIGHT * size;
  const room = Math.floor(Math.floor(MAX_HEIGHT / lineHeight) * lineHeight);
  return { pixels: data, width: info.width, height: Math.min(info.height, room) };
}

/** Long titles are smaller, so that three lines hold them. */
function sizeOf(title: string): number {
  return title.length > 60 ? 60 : title.length > 34 ? 76 : 92;
}
