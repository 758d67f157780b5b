import sharp from 'sharp';
import { palettes } from '../../../theme/palettes';
import { provideFonts } from './provideFonts';
import { CARD_HEIGHT, CARD_WIDTH, surroundSvg } from './cardLayout';

/** Number of shades of a title, from ink to paper; the rest of the palette is for the other parts of a card. */
const SHADES = 64;
const INK = channelsOf(palettes.light.ink);
const PAPER = channelsOf(palettes.light.paper);

const shades = Array.from({ length: SHADES }, (_, shade) =>
  INK.map((dark, channel) => Math.round(dark + ((PAPER[channel]! - dark) * shade) / (SHADES - 1))),
);

/** Red, green and blue of a colour such as #15141a. */
function channelsOf(color: string): number[] {
  return [...Buffer.from(color.slice(1), 'hex')];
}

/** The shade of a pixel that a title covers to the given degree, from 0 to 255. */
export const shadeOf = (covered: number): number => (255 - covered) >> 2;

/** A row of a card is a zero followed by its pixels (`indexedPng`). */
export const STRIDE = CARD_WIDTH + 1;

/** Everything on a card except its title, as palette indexes. */
interface Surround {
  readonly palette: Buffer;
  readonly rows: Buffer;
}

async function drawSurround(section: string, site: string): Promise<Surround> {
  provideFonts();
  const picture = sharp(Buffer.from(surroundSvg(section, site)));
  const fewColors = picture.png({ palette: true, colors: 256 - SHADES, dither: 0 });
  const data = await sharp(await fewColors.toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer();
  const colors = new Map<number, number>();
  const rows = Buffer.alloc(STRIDE * CARD_HEIGHT);
  for (let pixel = 0; pixel < CARD_WIDTH * CARD_HEIGHT; pixel++) {
    const color = data.readUIntBE(pixel * 3, 3);
    const known = colors.get(color) ?? SHADES + colors.size;
    colors.set(color, known);
    rows[Math.floor(pixel / CARD_WIDTH) * STRIDE + 1 + (pixel % CARD_WIDTH)] = known;
  }
  const others = [...colors.keys()].flatMap(bytesOf);
  return { palette: Buffer.from([...shades.flat(), ...others]), rows };
}

function bytesOf(color: number): number[] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

const drawn = new Map<string, Promise<Surround>>();

/** The picture of a card without its title, drawn once per section. */
export function surroundOf(section: string, site: string): Promise<Surround> {
  const key = JSON.stringify([section, site]);
  const known = drawn.get(key) ?? drawSurround(section, site);
  drawn.set(key, known);
  return known;
}
