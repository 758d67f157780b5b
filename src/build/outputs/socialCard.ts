import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';

/** What a card for previews says. */
export interface CardText {
  readonly title: string;
  /** Part of the site. */
  readonly section: string;
  readonly site: string;
}

/** Changes with the look of the cards, so that all of them are drawn anew. */
export const CARD_LOOK = 2;

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

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

/** The site's own sign. */
const sign = {
  type: 'img',
  props: {
    width: 56,
    height: 56,
    src: `data:image/svg+xml;base64,${readFileSync('static/favicon.svg', 'base64')}`,
  },
};

function card({ title, section, site }: CardText): Child {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '72px 80px',
      borderTop: '16px solid #5546d6',
      background: '#ffffff',
      color: '#15141a',
      fontFamily: 'Figtree',
    },
    box({ fontSize: 34, fontWeight: 600, color: '#5546d6' }, section),
    box(
      { fontSize: sizeOf(title), fontWeight: 600, lineHeight: 1.12, letterSpacing: '-0.02em' },
      title,
    ),
    box({ alignItems: 'center', gap: 20, fontSize: 34, color: '#4a4854' }, sign, site),
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
  return sharp(Buffer.from(svg)).png().toBuffer();
}
