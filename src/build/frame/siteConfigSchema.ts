import { z } from 'zod';
import { FILE_ENDING } from '../../model/address/fileEnding';
import type {
  Analytics,
  DocsVersion,
  FooterColumn,
  FooterLogo,
  Locale,
  SearchConfig,
  SiteConfig,
} from '../../model/config/siteConfig';
import {
  addressPart,
  anywhere,
  color,
  endpoint,
  flag,
  languageCode,
  list,
  oneOf,
  origin,
  path,
  pixels,
  plainData,
  regex,
  text,
} from '../valueSchemas';
import { link, navbarItem } from './navbarSchema';
import { chosen, objectSchema, propertyOf } from './objectSchema';
import { reader } from './readerSchema';

type Home = SiteConfig['home'];
type Footer = SiteConfig['footer'];

const home = objectSchema<Home>({
  ways: list(objectSchema<Home['ways'][number]>({ label: text, to: path, text })),
  popular: list(objectSchema<Home['popular'][number]>({ label: text, to: path })),
});

const footer = objectSchema<Footer>({
  style: oneOf('light', 'dark').optional(),
  links: chosen<Footer['links']>((links) =>
    Array.isArray(links) && links.some((entry) => propertyOf(entry, 'items') !== undefined)
      ? list(objectSchema<FooterColumn>({ title: text, items: list(link) }))
      : list(link),
  ),
  logo: objectSchema<FooterLogo>({
    src: anywhere,
    srcDark: anywhere.optional(),
    alt: text,
    href: anywhere.optional(),
    width: pixels.optional(),
    height: pixels.optional(),
  }).optional(),
  copyright: text,
});

const announcementBar = objectSchema<NonNullable<SiteConfig['announcementBar']>>({
  id: text,
  content: text,
  backgroundColor: color.optional(),
  textColor: color.optional(),
  isCloseable: flag.optional(),
}).superRefine(({ backgroundColor, textColor }, context) => {
  // A colour that is fixed in both colour modes may be hard to read next to one that changes.
  if ((backgroundColor === undefined) === (textColor === undefined)) return;
  const path = [textColor === undefined ? 'textColor' : 'backgroundColor'];
  context.addIssue({ code: 'custom', path, message: 'must be given with the other color' });
});

const colorMode = objectSchema<SiteConfig['colorMode']>({
  defaultMode: oneOf('light', 'dark'),
  disableSwitch: flag.optional(),
  respectPrefersColorScheme: flag,
});

const version = objectSchema<DocsVersion>({
  name: addressPart.refine(
    (name) => !FILE_ENDING.test(name),
    'must not end like a file name; write v1 or 1-x',
  ),
  label: text,
  docs: list(text).optional(),
  sidebars: z.record(z.string(), text, { error: 'must be an object' }).optional(),
  isLast: flag.optional(),
  draftIds: list(text).optional(),
});

const versions = list(version)
  .superRefine(unique('name', 'is already the name of another version'))
  .superRefine((all, context) => {
    const last = all.flatMap(({ isLast }, index) => (isLast ? [index] : []));
    last.slice(1).forEach((index) => {
      const message = 'must be true for one version only';
      context.addIssue({ code: 'custom', path: [index, 'isLast'], message });
    });
  });

const locales = list(objectSchema<Locale>({ code: languageCode, label: text }))
  .min(1, 'must name a language')
  .superRefine(unique('code', 'is already the code of another language'));

const search = objectSchema<SearchConfig>({
  appId: text.optional(),
  indexName: text.optional(),
  searchPagePath: z.literal('/search', {
    error: 'must be "/search", the address of the search page (src/pages/search.tsx)',
  }),
  externalUrlRegex: regex.optional(),
  replaceSearchResultPathname: objectSchema<
    NonNullable<SearchConfig['replaceSearchResultPathname']>
  >({
    from: regex,
    to: z.string({ error: 'must be text' }),
  }).optional(),
  searchParameters: z.record(z.string(), plainData, { error: 'must be an object' }).optional(),
  facetFilters: list(
    chosen<string | string[]>((filter) => (Array.isArray(filter) ? list(text) : text)),
  ).optional(),
  contextualSearch: flag,
  feedbackUrl: endpoint.optional(),
  help: objectSchema<NonNullable<SearchConfig['help']>>({ label: text, to: path }).optional(),
});

const analytics = objectSchema<Analytics>({
  web: objectSchema<NonNullable<Analytics['web']>>({
    domain: text,
    endpoint: endpoint.optional(),
  }).optional(),
  customerData: objectSchema<NonNullable<Analytics['customerData']>>({
    writeKey: text,
    endpoint: endpoint.optional(),
  }).optional(),
});

/** The schema of `site.config.ts`. */
export const siteConfigSchema = objectSchema<SiteConfig>({
  title: text,
  tagline: text,
  siteUrl: origin,
  repository: origin,
  navbar: objectSchema<SiteConfig['navbar']>({ brand: link, items: list(navbarItem) }),
  home,
  footer,
  announcementBar: announcementBar.optional(),
  colorMode,
  versions,
  locales,
  search,
  storage: objectSchema<SiteConfig['storage']>({ type: oneOf('localStorage', 'sessionStorage') }),
  analytics,
  reader: reader.optional(),
  offline: flag.optional(),
});

/** A refinement that requires the entries of a list to differ in `key`. */
function unique<Key extends string>(key: Key, message: string) {
  return (entries: readonly Record<Key, string>[], context: z.RefinementCtx): void => {
    entries.forEach((entry, index) => {
      const first = entries.findIndex((other) => other[key] === entry[key]);
      if (first < index) context.addIssue({ code: 'custom', path: [index, key], message });
    });
  };
}
