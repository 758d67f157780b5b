import sharp from 'sharp';
import { escapeXml } from '../escapeXml';
import { provideFonts } from './provideFonts';
import { CARD_MARGIN, CARD_WIDTH } from './cardLayout';

/** Height available for the title, between the section and the logo, in pixels. */
const MAX_HEIGHT = 310;
/** Relative to the font size; tighter than the font's own line height. */
const LINE_HEIGHT = 1.12;
const FONT_LINE_HEIGHT = 1.2;
const LETTER_SPACING = -0.02;
/** Pango gives letter spacing in 1024ths of a point. */
const PANGO_UNITS = 1024;

/** The letters of a title, as the coverage of each pixel, from 0 to 255. */
export interface CardTitle {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws a title; lines that do not fit are cut off. */
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

/** Long titles are set smaller, to fit in three lines. */
function sizeOf(title: string): number {
  return title.length > 60 ? 60 : title.length > 34 ? 76 : 92;
}
