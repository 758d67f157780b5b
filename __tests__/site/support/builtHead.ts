import { htmlOf } from '../../support/publicFiles';

/** A schema.org object, as far as tests look at it. */
interface Thing {
  readonly '@type': string;
  readonly itemListElement?: readonly { readonly item: string }[];
}

/** The metadata for machines in the head of a built page. */
interface BuiltHead {
  /** The addresses of links with this `rel` and type. */
  links(rel: string, type?: string): string[];
  /** The contents of the elements with this `name` or `property`. */
  meta(name: string): string[];
  readonly data: { readonly '@graph': readonly Thing[] } | undefined;
}

/** Reads the head with regular expressions: parsing all pages would take minutes. */
export function headOf(path: string): BuiltHead {
  const html = htmlOf(path);
  const head = html.slice(0, html.indexOf('</head>'));
  const attribute = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1];
  return {
    links: (rel, type = '') =>
      (head.match(/<link [^>]*>/g) ?? [])
        .filter((tag) => attribute(tag, 'rel') === rel && attribute(tag, 'type') === type)
        .map((tag) => attribute(tag, 'href')),
    meta: (name) =>
      (head.match(/<meta [^>]*>/g) ?? [])
        .filter((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name))
        .map((tag) => attribute(tag, 'content')),
    data: data === undefined ? undefined : (JSON.parse(data) as BuiltHead['data']),
  };
}
