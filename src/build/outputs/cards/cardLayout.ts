import { palettes } from '../../../theme/palettes';
import { escapeXml } from '../escapeXml';
import { SIGN } from './cardAddress';

/** Width of a card in pixels, as link previews show it. */
export const CARD_WIDTH = 1200;
/** Height of a card in pixels. */
export const CARD_HEIGHT = 630;
/** Distance of text from the edge. */
export const CARD_MARGIN = 80;

const { paper, accent, inkSoft } = palettes.light;
const SIGN_SIZE = 56;
const SIGN_TOP = 502;

/** Everything on a card except its title, as SVG: a bar, the section, and at the bottom the logo and name of the site. */
export function surroundSvg(section: string, site: string): string {
  const sign = SIGN.slice(SIGN.indexOf('<svg'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" font-family="Figtree" font-size="34">
<path d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z" fill="${paper}"/>
<path d="M0 0h${CARD_WIDTH}v16H0z" fill="${accent}"/>
<text x="${CARD_MARGIN}" y="120" font-weight="600" fill="${accent}">${escapeXml(section)}</text>
<svg x="${CARD_MARGIN}" y="${SIGN_TOP}" width="${SIGN_SIZE}" height="${SIGN_SIZE}">${sign}</svg>
<text x="${CARD_MARGIN + SIGN_SIZE + 20}" y="${SIGN_TOP + 40}" fill="${inkSoft}">${escapeXml(site)}</text>
</svg>`;
}
