import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { find, html as htmlNames } from 'property-information';
import { visit } from 'unist-util-visit';
import type { TreeNode, TreeProps } from '../../model/content/tree';

const WEB = ['http', 'https'];

/** Allows text, links and pictures; nothing that runs, embeds other sites, takes input or can clash with the page's ids. */
const HARMLESS: Schema = {
  tagNames: [
    'a', 'abbr', 'b', 'br', 'code', 'del', 'div', 'em', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 's', 'small',
    'span', 'strong', 'sub', 'sup', 'time', 'u', 'ul',
  ], // prettier-ignore
  attributes: {
    '*': ['ariaHidden', 'ariaLabel', 'className', 'dir', 'lang', 'title'],
    a: ['href', 'hrefLang', 'rel', ['target', '_blank']],
    img: ['alt', 'height', 'src', 'width'],
    time: ['dateTime'],
  },
  protocols: { href: [...WEB, 'mailto'], src: WEB },
  strip: ['iframe', 'noscript', 'object', 'script', 'style', 'template', 'textarea', 'title'],
  clobber: [],
  required: {},
  ancestors: {},
};

/** What is kept of the owner's HTML, and the names of what was dropped. */
interface HarmlessHtml {
  readonly tree: readonly TreeNode[];
  readonly dropped: readonly string[];
}

/** Reads HTML as data: whatever could do harm is dropped and named, such as `<script>` or `the attribute onclick of <a>`. */
export function harmlessHtml(html: string): HarmlessHtml {
  const written = fromHtml(html, { fragment: true });
  // A root stays a root, which its types do not say.
  const clean = sanitize(written, HARMLESS) as Root;
  const kept = namesIn(clean);
  const dropped = namesIn(written).filter((name) => {
    const at = kept.indexOf(name);
    if (at !== -1) kept.splice(at, 1);
    return at === -1;
  });
  return { tree: childrenOf(clean), dropped: withoutDetails(dropped) };
}

/** Leaves out the attributes of elements that were dropped themselves. */
function withoutDetails(dropped: readonly string[]): string[] {
  const elements = new Set(dropped.filter((name) => name.startsWith('<')));
  return [...new Set(dropped)].filter(
    (name) => !elements.has(/(?<= of )<.*>$/.exec(name)?.[0] ?? ''),
  );
}

/** All `href` and `src` values in a tree. */
export function addressesIn(tree: readonly TreeNode[]): string[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [, props, ...children] = node;
    const own = [props?.href, props?.src].filter((value) => typeof value === 'string');
    return [...own, ...addressesIn(children)];
  });
}

/** A name for each element and attribute; comparing the names before and after sanitising shows what was dropped. */
function namesIn(tree: Nodes): string[] {
  const names: string[] = [];
  visit(tree, 'element', ({ tagName, properties }) => {
    names.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      const addressed = name === 'href' || name === 'src';
      const property = addressed
        ? `the address ${String(value)}`
        : `the attribute ${find(htmlNames, name).attribute}`;
      names.push(`${property} of <${tagName}>`);
    }
  });
  return names;
}

function childrenOf(parent: Parents): TreeNode[] {
  return parent.children.flatMap((child): TreeNode[] => {
    if (child.type === 'text') return [child.value];
    if (child.type !== 'element') return [];
    return [[child.tagName, propsOf(child), ...childrenOf(child)]];
  });
}

function propsOf({ properties }: Element): TreeProps | null {
  const props = Object.entries(properties).map(([name, value]) => [
    name.replace(/^aria(.*)$/, (_, rest: string) => `aria-${rest.toLowerCase()}`),
    Array.isArray(value) ? value.join(' ') : value,
  ]);
  return props.length > 0 ? (Object.fromEntries(props) as TreeProps) : null;
}
