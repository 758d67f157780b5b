/** The site's origin, as it states it. */
export const SITE = 'https://learn.hex.tech';

/** Links that do not start with a slash: to an anchor or a query of their own page, or relative to it. */
const RELATIVE = / href="(?!\/|[a-z][\w+.-]*:)([^"]+)"/gi;
const ATTRIBUTES = / (?:href|src|action|poster|content|imagesrcset|srcset)="([^"]*)"/gi;
const WHOLE = new RegExp(`${SITE}(?![\\w.-])[^\\s"'<>)\\]\\\\\`|{}]*`, 'g');
const MARKDOWN = /\]\((\/[^)\s]*)\)/g;
const KEYS = /"(?:path|href|src|url|to|address|image|start_url)":"\.?(\/[^"\\]*)"/g;

/**
 * The addresses on this site that a built file contains, each once and relative to the root: from HTML attributes,
 * absolute addresses anywhere, Markdown links, and the JSON values that pages navigate by.
 */
export function ownAddresses(file: string, written: string): string[] {
  // These only identify structured-data objects; they are not links.
  const text = written.replace(/"@id":"[^"]*"/g, '');
  const whole = [...text.matchAll(WHOLE)].map(([url]) => url.slice(SITE.length));
  const page = `${SITE}${file.replace(/^public|(?:\/index)?\.html$/g, '')}`;
  const relative = file.endsWith('.html')
    ? [
        ...[...text.matchAll(ATTRIBUTES)].flatMap(([, value = '']) => addressesIn(value)),
        ...[...text.matchAll(RELATIVE)].map(([, href = '']) =>
          new URL(href, page).href.slice(SITE.length),
        ),
      ]
    : [...text.matchAll(/\.(?:json|webmanifest)$/.test(file) ? KEYS : MARKDOWN)].map(
        ([, path = '']) => path,
      );
  const markdown = /openapi\.(?:json|yaml)$/.test(file)
    ? [...text.matchAll(MARKDOWN)].map(([, path = '']) => path)
    : [];
  return [...new Set([...whole, ...relative, ...markdown].map(withoutEntities))];
}

/** An attribute may contain one address, several with widths (`srcset`), or something else entirely. */
function addressesIn(value: string): string[] {
  const moved = /^\d+; url=(.*)$/.exec(value)?.[1];
  return (moved ?? value)
    .split(', ')
    .map((part) => part.trim().split(' ')[0] ?? '')
    .filter((part) => /^\/(?!\/)/.test(part));
}

function withoutEntities(address: string): string {
  return address.replaceAll('&amp;', '&').replace(/&(?:#x27|quot|lt|gt);.*$/, '');
}

/** The ids of a page's HTML. */
export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
}
