import { z } from 'zod';
import type { NavbarItem, NavbarLeaf } from '../../model/config/navbarItem';
import type { ConfigLink } from '../../model/config/siteConfig';
import { basePath, elsewhere, list, oneOf, path, regex, text } from '../valueSchemas';
import { chosen, objectSchema, propertyOf } from './objectSchema';

// The two addresses exclude each other; one rule gives a clearer message than a union of two objects.
type Loose<Link extends ConfigLink> = Omit<Link, 'to' | 'href'> & { to?: string; href?: string };

const addresses = {
  label: text,
  to: path.optional(),
  href: elsewhere.optional(),
};

function withOneAddress<Link extends ConfigLink>(schema: z.ZodType<Loose<Link>>) {
  return schema.refine(
    ({ to, href }) => (to === undefined) !== (href === undefined),
    'must have either "to" or "href"',
  ) as unknown as z.ZodType<Link>;
}

/** A link to a page of this site or elsewhere. */
export const link = withOneAddress<ConfigLink>(objectSchema<Loose<ConfigLink>>(addresses));

const position = oneOf('left', 'right').optional();

type Kind = NonNullable<NavbarItem['type']>;
type LeafKind = NonNullable<NavbarLeaf['type']>;
type ItemOf<Name extends Kind> = Extract<NavbarItem, { readonly type?: Name }>;
type Unplaced<Name extends LeafKind> = Extract<NavbarLeaf, { readonly type?: Name }>;

/** The keys, apart from `position`, of each kind of item that a dropdown may contain. */
const leafKeys = {
  default: {
    ...addresses,
    type: z.literal('default').optional(),
    activeBasePath: basePath.optional(),
    activeBaseRegex: regex.optional(),
  },
  doc: { type: z.literal('doc'), docId: text, label: text.optional() },
  docSidebar: { type: z.literal('docSidebar'), sidebarId: text, label: text },
  html: { type: z.literal('html'), value: text },
} as const;

const leaf = byType<NavbarLeaf>('of an item in a dropdown ', {
  default: withOneAddress(objectSchema<Loose<Unplaced<'default'>>>(leafKeys.default)),
  doc: objectSchema<Unplaced<'doc'>>(leafKeys.doc),
  docSidebar: objectSchema<Unplaced<'docSidebar'>>(leafKeys.docSidebar),
  html: objectSchema<Unplaced<'html'>>(leafKeys.html),
} satisfies Record<LeafKind, z.ZodType>);

const items = list(leaf);

/** An item of the navbar, of any kind. */
export const navbarItem = byType<NavbarItem>('', {
  default: withOneAddress(
    objectSchema<Loose<ItemOf<'default'>>>({ ...leafKeys.default, position }),
  ),
  doc: objectSchema<ItemOf<'doc'>>({ ...leafKeys.doc, position }),
  docSidebar: objectSchema<ItemOf<'docSidebar'>>({ ...leafKeys.docSidebar, position }),
  html: objectSchema<ItemOf<'html'>>({ ...leafKeys.html, position }),
  dropdown: objectSchema<ItemOf<'dropdown'>>({
    type: z.literal('dropdown'),
    label: text,
    items,
    position,
  }),
  search: objectSchema<ItemOf<'search'>>({ type: z.literal('search'), position }),
  localeDropdown: objectSchema<ItemOf<'localeDropdown'>>({
    type: z.literal('localeDropdown'),
    items: items.optional(),
    position,
  }),
  docsVersion: objectSchema<ItemOf<'docsVersion'>>({
    type: z.literal('docsVersion'),
    label: text.optional(),
    to: path.optional(),
    position,
  }),
  docsVersionDropdown: objectSchema<ItemOf<'docsVersionDropdown'>>({
    type: z.literal('docsVersionDropdown'),
    items: items.optional(),
    position,
  }),
} satisfies Record<Kind, z.ZodType>);

/** Chooses the schema by the item's `type`; an item without one is a link. */
function byType<Item>(of: string, kinds: Readonly<Record<string, z.ZodType<Item>>>) {
  const names = Object.keys(kinds).join(', ');
  const unknown = z.looseObject(
    { type: z.never({ error: `${of}must be one of ${names}` }) },
    { error: 'must be an object' },
  ) as unknown as z.ZodType<Item>;
  return chosen<Item>((item) => {
    const type = propertyOf(item, 'type') ?? 'default';
    return typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type]! : unknown;
  });
}
