import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';

/** What a card for previews says. */
interface CardText {
  readonly title: string;
  /** Part of the site. */
  readonly section: string;
  readonly site: string;
}

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

const SIGN = { size: 56, left: 80, top: CARD_HEIGHT - 72 - 56 };

const favicon = readFileSync('static/favicon.svg', 'utf8');

/** Changes with the look of the cards, so that all of them are drawn anew: raise the number when you change the code below. */
export const CARD_LOOK = [4, favicon] as const;

/** The site's own sign, at its place. Written into the card as it is: as a picture in the picture it takes a quarter of all the time. */
const sign =
  `<svg x="${SIGN.left}" y="${SIGN.top}" width="${SIGN.size}" height="${SIGN.size}">` +
  `${favicon.slice(favicon.indexOf('<svg'))}</svg>`;

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
        height: SIGN.size,
        paddingLeft: SIGN.size + 20,
        color: '#4a4854',
      },
      site,
    ),
  );
}

/** The title, on paper as wide as the card and as high as its lines. */
function titleRows(title: string): Child {
  return box(
    {
      width: '100%',
      minHeight: 1,
      maxHeight: TITLE_HEIGHT,
      boxSizing: 'border-box',
      padding: '0 80px',
      background: PAPER,
      color: '#15141a',
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

const pixels = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

async function drawSurround(section: string, site: string): Promise<Buffer> {
  const svg = await layOut(surround(section, site), { width: CARD_WIDTH, height: CARD_HEIGHT });
  const { data } = await pixels(svg.replace('</svg>', `${sign}</svg>`));
  return data;
}

const drawn = new Map<string, Promise<Buffer>>();

/** The picture of a card without its title, drawn once for each section. */
function surroundOf(section: string, site: string): Promise<Buffer> {
  const key = JSON.stringify([section, site]);
  const known = drawn.get(key) ?? drawSurround(section, site);
  drawn.set(key, known);
  return known;
}

/** The picture that previews show for a page: PNG, 1200 × 630. Only the rows of the title are drawn for each page. */
export async function socialCard({ title, section, site }: CardText): Promise<Buffer> {
  const around = await surroundOf(section, site);
  const { data, info } = await pixels(await layOut(titleRows(title), { width: CARD_WIDTH }));
  const row = info.width * info.channels;
  const top = Math.round((CARD_HEIGHT - info.height) / 2) * row;
  const rows = [around.subarray(0, top), data, around.subarray(top + data.length)];
  const raw = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: info.channels };
  // Quickly packed, and without a palette: to choose its colours takes twice as long as all the rest, and few ever load a card.
  return sharp(Buffer.concat(rows), { raw }).png({ compressionLevel: 3 }).toBuffer();
}
