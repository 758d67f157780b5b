import { readFileSync } from 'node:fs';
import satori from 'satori';
import { SIGN } from './cardAddress';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
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

/** All of a card but its title, as SVG. */
export async function surroundSvg(section: string, site: string): Promise<string> {
  const svg = await layOut(surround(section, site), { width: CARD_WIDTH, height: CARD_HEIGHT });
  return svg.replace('</svg>', `${sign}</svg>`);
}

/** The title of a card in black on paper, as SVG: as wide as the card and as high as its lines. */
export function titleSvg(title: string): Promise<string> {
  return layOut(titleRows(title), { width: CARD_WIDTH });
}
