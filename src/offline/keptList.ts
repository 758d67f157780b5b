import { KEPT_PAGES } from '../model/offline';

/** A page that has been kept; its title is HTML. */
export interface KeptPage {
  readonly url: string;
  readonly title: string;
}

/** The title of a page without the site's name. @example titleIn('<title>A · Docs · Learn</title>') // => 'A · Docs' */
export function titleIn(html: string): string {
  const whole = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return whole.replace(/ · [^·]*$/, '');
}

/** The offline page with the list filled in; without pages, its own text says that there are none. */
export function withList(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html;
  const items = pages.map(({ url, title }) => `<li><a href="${url}">${title}</a></li>`).join('');
  const place = new RegExp(`(<ul[^>]* id="${KEPT_PAGES}"[^>]*>).*?(</ul>)`, 's');
  return html.replace(place, (_, start: string, end: string) => start + items + end);
}
