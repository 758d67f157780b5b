import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { absoluteUrl } from '../../../model/address/absoluteUrl';
import type { TreeNode, TreeProps } from '../../../model/content/tree';
import { componentHandlers } from './components';
import { elementHandlers } from './elements';

/** Converts an element of a page's tree to mdast. */
export type Handle = (
  inside: readonly TreeNode[],
  props: TreeProps,
  convert: Convert,
) => RootContent[];

/** Converts the content of an element. */
export interface Convert {
  /** To inline content; of blocks, such as a picture in a table, only the text remains. */
  readonly inline: (nodes: readonly TreeNode[]) => PhrasingContent[];
  /** To blocks; inline content next to them becomes paragraphs. */
  readonly blocks: (nodes: readonly TreeNode[]) => BlockContent[];
  /** Makes an address on the page or within its site absolute. */
  readonly url: (href: unknown) => string;
}

/** The white space that HTML collapses, which excludes the non-breaking space. */
const SPACE = /[\t\n\f\r ]+/g;

const HANDLERS: Readonly<Record<string, Handle>> = { ...elementHandlers, ...componentHandlers };

/**
 * The tree of the page at `path` as mdast (https://github.com/syntax-tree/mdast), without components: all panels, absolute
 * addresses. An element without a counterpart in Markdown is replaced by its content.
 */
export function treeMdast(tree: readonly TreeNode[], siteUrl: string, path: string): Root {
  const all = (nodes: readonly TreeNode[]): RootContent[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return { type: 'text', value: node.replace(SPACE, ' ') };
      const [name, props, ...inside] = node;
      return HANDLERS[name]?.(inside, props ?? {}, convert) ?? all(inside);
    });
  const convert: Convert = {
    inline: (nodes) => tidy(inLine(all(nodes))),
    blocks: (nodes) => blocks(all(nodes)),
    url: (href) => absolute(String(href), siteUrl, path),
  };
  return { type: 'root', children: convert.blocks(tree) };
}

function absolute(href: string, siteUrl: string, path: string): string {
  if (href.startsWith('#')) return absoluteUrl(siteUrl, path + href);
  return href.startsWith('/') ? absoluteUrl(siteUrl, href) : href;
}

/** Flattens blocks to inline content, with a space between them. */
function inLine(nodes: readonly RootContent[]): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  let endsBlock = false;
  for (const node of nodes) {
    const isBlock = !phrasing(node);
    const parts = phrasing(node) ? [node] : 'children' in node ? inLine(node.children) : [];
    if (parts.length === 0) continue;
    if (line.length > 0 && (isBlock || endsBlock)) line.push({ type: 'text', value: ' ' });
    line.push(...parts);
    endsBlock = isBlock;
  }
  return line;
}

function blocks(nodes: readonly RootContent[]): BlockContent[] {
  const parts: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const children = trimmed(tidy(line));
    if (children.length > 0) parts.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of nodes) {
    if (phrasing(node)) {
      line.push(node);
    } else {
      endLine();
      parts.push(node as BlockContent);
    }
  }
  endLine();
  return parts;
}

/** Merges adjacent texts and the spaces between them: texts are escaped one by one, which would miss a `*` next to a `*`. */
function tidy(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  for (const node of nodes) {
    const before = parts.at(-1);
    if (node.type !== 'text') parts.push(node);
    else if (before?.type === 'text')
      before.value += before.value.endsWith(' ') ? node.value.replace(/^ /, '') : node.value;
    else {
      const value = before?.type === 'break' ? node.value.replace(/^ /, '') : node.value;
      parts.push({ ...node, value });
    }
  }
  return parts;
}

/** Trims inline content. */
function trimmed(line: readonly PhrasingContent[]): PhrasingContent[] {
  return line.flatMap((node, index) => {
    if (node.type !== 'text') return node;
    const from = index === 0 ? node.value.replace(/^ /, '') : node.value;
    const value = index === line.length - 1 ? from.replace(/ $/, '') : from;
    return value ? { ...node, value } : [];
  });
}
