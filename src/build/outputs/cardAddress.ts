import { readFileSync } from 'node:fs';
import { sha256 } from '../sha256';

/** What the card of a page is about. */
export interface CardPage {
  readonly title: string;
  /** Part of the site. */
  readonly section: string;
}

/** Address of the card of the site, which pages show that have none of their own. */
export const SITE_CARD = '/social-card.png';

/** The site's own sign, an SVG. */
export const SIGN = readFileSync('static/favicon.svg', 'utf8');

/** The look of the cards, so that all of them are drawn anew: raise the number when you change the code that draws them. */
const LOOK = [6, SIGN];

/** Address of the card of a page: another one for each thing it says, so that nobody goes on showing an older one. */
export function cardAddress({ title, section }: CardPage, site: string): string {
  const said = JSON.stringify([LOOK, title, section, site]);
  return `/social/${sha256(said).slice(0, 12)}.png`;
}
