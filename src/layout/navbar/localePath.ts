import type { Locale } from '../../model/config/siteConfig';

/** The locale of an address: the first has no prefix, the others are served below `/{code}`. */
export function localeOf(path: string, locales: readonly Locale[]): Locale | undefined {
  const [root, ...others] = locales;
  const start = `${path.replace(/[?#].*/s, '')}/`;
  return others.find(({ code }) => start.startsWith(`/${code}/`)) ?? root;
}

/**
 * The same address in another locale: the prefix changes; path, query and hash stay.
 *
 * @example localePath('/docs/api?q=1#top', locales, 'de') // => '/de/docs/api?q=1#top'
 * @example localePath('/de#top', locales, 'en')           // => '/#top'
 */
export function localePath(path: string, locales: readonly Locale[], to: string): string {
  const root = locales[0]?.code;
  const from = localeOf(path, locales)?.code;
  const bare = from === root ? path : path.slice(`/${from}`.length);
  const prefix = to === root ? '' : `/${to}`;
  // The home page is `/`, but `/de` in another locale.
  const rest = bare.replace(/^\/?(?=[?#]|$)/, prefix ? '' : '/');
  return prefix + rest;
}
