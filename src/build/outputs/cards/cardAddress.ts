import { readFileSync } from 'node:fs';
import { palettes } from '../../../theme/palettes';
import { sha256 } from '../../sha256';

/** What a page's card shows. */
export interface CardPage {
  readonly title: string;
  /** The page's part of the site. */
  readonly section: string;
}

/** The address of the site's card, for pages without one of their own. */
export const SITE_CARD = '/social-card.png';

/** The site's logo, an SVG. */
export const SIGN = readFileSync('static/favicon.svg', 'utf8');

const { paper, ink, inkSoft, accent } = palettes.light;
/** The version of the cards' look. Raise the number when you change the drawing code, so that all cards are redrawn. */
const LOOK = [7, SIGN, paper, ink, inkSoft, accent];

/** The address of a page's card. It changes with the content of the card, so that nobody keeps showing an old one. */
export function cardAddress({ title, section }: CardPage, site: string): string {
  const said = JSON.stringify([LOOK, title, section, site]);
  return `/social/${sha256(said).slice(0, 12)}.png`;
}
