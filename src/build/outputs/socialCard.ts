import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { SIGN, type CardPage } from './cardAddress';
import { indexedPng } from './indexedPng';

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
/** Room between the section and the sign. */
const TITLE_HEIGHT = 340;

type Style = Readonly<Record<string, string | number>>;
type Child = string | ReturnType<typeof box>;

/** An element as satori takes it, without React. */
function box(style: Style, ...children: readonly (string | object)[]) {
  const [only] = children;
  return {
    type: 'div',
    props: {
      style: { display: 'flex', ...style },
      children: children.length > 1 ? children : only,
    },
  };
}

const ACCENT = '#5546d6';
const PAPER = '#ffffff';

const SIGN_PLACE = { size: 56, left: 80, top: CARD_HEIGHT - 72 - 56 };

/** The site's own sign, at its place. Written into the card as it is: as a picture in the picture it takes a quarter of all the time. */
const sign =
  `<svg x="${SIGN_PLACE.left}" y="${SIGN_PLACE.top}" width="${SIGN_PLACE.size}" height="${SIGN_PLACE.size}">` +
  `${SIGN.slice(SIGN.indexOf('<svg'))}</svg>`;

/** All of a card but its title: the same for all pages of a section. */
function surround(section: string, site: string): Child {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '88px 80px 72px',
      background: PAPER,
      fontFamily: 'Figtree',
      fontSize: 34,
    },
    box({ position: 'absolute', top: 0, left: 0, width: '100%', height: 16, background: ACCENT }),
    box({ fontWeight: 600, color: ACCENT }, section),
    box(
      {
        alignItems: 'center',
        height: SIGN_PLACE.size,
        paddingLeft: SIGN_PLACE.size + 20,
        color: '#4a4854',
      },
      site,
    ),
  );
}

/** The title, in black on paper as wide as the card and as high as its lines. */
function titleRows(title: string): Child {
  return box(
    {
      width: '100%',
      minHeight: 1,
      maxHeight: TITLE_HEIGHT,
      boxSizing: 'border-box',
      padding: '0 80px',
      background: PAPER,
      color: '#000000',
      fontFamily: 'Figtree',
      fontSize: sizeOf(title),
      fontWeight: 600,
      lineHeight: 1.12,
      letterSpacing: '-0.02em',
    },
    title,
  );
}

/** Long titles are smaller, so that three lines hold them. */
function sizeOf(title: string): number {
  return title.length > 60 ? 60 : title.length > 34 ? 76 : 92;
}

const font = (weight: 400 | 600) => ({
  name: 'Figtree',
  weight,
  style: 'normal' as const,
  data: readFileSync(`node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
});
let fonts: ReturnType<typeof font>[] | undefined;

const layOut = (child: Child, size: { width: number; height?: number }) => {
  fonts ??= [font(400), font(600)];
  return satori(child as never, { ...size, fonts });
};

/** Shades of a title, from the darkest to the paper; the other colours of a card are those of its surround. */
const SHADES = 64;
const INK = [0x15, 0x14, 0x1a];

const shades = Array.from({ length: SHADES }, (_, shade) =>
  INK.map((dark) => Math.round(dark + ((255 - dark) * shade) / (SHADES - 1))),
);

/** A row of a card is a zero and its pixels (`indexedPng`). */
const STRIDE = CARD_WIDTH + 1;

/** All of a card but its title, in the colours of its palette. */
interface Surround {
  readonly palette: Buffer;
  readonly rows: Buffer;
}

async function drawSurround(section: string, site: string): Promise<Surround> {
  const svg = await layOut(surround(section, site), { width: CARD_WIDTH, height: CARD_HEIGHT });
  const picture = sharp(Buffer.from(svg.replace('</svg>', `${sign}</svg>`)));
  const fewColors = await picture
    .png({ palette: true, colors: 256 - SHADES, dither: 0 })
    .toBuffer();
  const data = await sharp(fewColors).removeAlpha().raw().toBuffer();
  const colors = new Map<number, number>();
  const rows = Buffer.alloc(STRIDE * CARD_HEIGHT);
  for (let pixel = 0; pixel < CARD_WIDTH * CARD_HEIGHT; pixel++) {
    const color = data.readUIntBE(pixel * 3, 3);
    const known = colors.get(color) ?? SHADES + colors.size;
    colors.set(color, known);
    rows[Math.floor(pixel / CARD_WIDTH) * STRIDE + 1 + (pixel % CARD_WIDTH)] = known;
  }
  const others = [...colors.keys()].flatMap((color) => [
    color >> 16,
    (color >> 8) & 255,
    color & 255,
  ]);
  return { palette: Buffer.from([...shades.flat(), ...others]), rows };
}

const drawn = new Map<string, Promise<Surround>>();

/** The picture of a card without its title, drawn once for each section. */
function surroundOf(section: string, site: string): Promise<Surround> {
  const key = JSON.stringify([section, site]);
  const known = drawn.get(key) ?? drawSurround(section, site);
  drawn.set(key, known);
  return known;
}

/** Puts a title, of one byte for each pixel, into the middle of the rows of a card. */
function putTitle(rows: Buffer, title: Buffer): void {
  const height = title.length / CARD_WIDTH;
  const top = Math.round((CARD_HEIGHT - height) / 2);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * STRIDE + 1 - row * CARD_WIDTH;
    for (let pixel = row * CARD_WIDTH; pixel < (row + 1) * CARD_WIDTH; pixel++)
      rows[start + pixel] = (title[pixel] as number) >> 2;
  }
}

/** The rows of the card that is being made: large as they are, making them anew would take as long as to fill them. */
const rows = Buffer.alloc(STRIDE * CARD_HEIGHT);

/** The picture that previews show for a page: PNG, 1200 × 630. Only the rows of the title are drawn for each page. */
export async function socialCard({ title, section }: CardPage, site: string): Promise<Buffer> {
  const around = await surroundOf(section, site);
  const svg = await layOut(titleRows(title), { width: CARD_WIDTH });
  const pixels = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  around.rows.copy(rows);
  putTitle(rows, pixels);
  return indexedPng({ width: CARD_WIDTH, height: CARD_HEIGHT, palette: around.palette, rows });
}
