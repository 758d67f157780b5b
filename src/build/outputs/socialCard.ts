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

const SIGN = { size: 56, left: 80, top: CARD_HEIGHT - 72 - 56 };

const favicon = readFileSync('static/favicon.svg', 'utf8');

/** Changes with the look of the cards, so that all of them are drawn anew: raise the number when you change the code below. */
export const CARD_LOOK = [2, favicon] as const;

/** The site's own sign, at its place. Written into the card as it is: as a picture in the picture it takes a quarter of all the time. */
const sign =
  `<svg x="${SIGN.left}" y="${SIGN.top}" width="${SIGN.size}" height="${SIGN.size}">` +
  `${favicon.slice(favicon.indexOf('<svg'))}</svg>`;

function card({ title, section, site }: CardText): Child {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '88px 80px 72px',
      background: '#ffffff',
      color: '#15141a',
      fontFamily: 'Figtree',
    },
    box({ position: 'absolute', top: 0, left: 0, width: '100%', height: 16, background: ACCENT }),
    box({ fontSize: 34, fontWeight: 600, color: ACCENT }, section),
    box(
      { fontSize: sizeOf(title), fontWeight: 600, lineHeight: 1.12, letterSpacing: '-0.02em' },
      title,
    ),
    box(
      {
        alignItems: 'center',
        height: SIGN.size,
        paddingLeft: SIGN.size + 20,
        fontSize: 34,
        color: '#4a4854',
      },
      site,
    ),
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

/** The picture that previews show for a page: PNG, 1200 × 630. */
export async function socialCard(text: CardText): Promise<Buffer> {
  fonts ??= [font(400), font(600)];
  const svg = await satori(card(text) as never, { width: CARD_WIDTH, height: CARD_HEIGHT, fonts });
  // Without a palette: to choose its colours takes twice as long as all the rest, and saves 15 kB that few ever load.
  return sharp(Buffer.from(svg.replace('</svg>', `${sign}</svg>`)))
    .png()
    .toBuffer();
}
