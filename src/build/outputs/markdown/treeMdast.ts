import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import type { TreeNode, TreeProps } from '../../../model/tree';
import { componentHandlers } from './components';
import { elementHandlers } from './elements';

/** How Markdown says an element of a page's tree. */
export type Handle = (inside: readonly TreeNode[], props: TreeProps, say: Say) => RootContent[];

/** Says what stands in an element. */
export interface Say {
  /** In lines of text, which hold no blocks. */
  readonly inline: (nodes: readonly TreeNode[]) => PhrasingContent[];
  /** In blocks: lines of text beside them become paragraphs. */
  readonly blocks: (nodes: readonly TreeNode[]) => BlockContent[];
  /** An address on the page or within its site, in full. */
  readonly url: (href: unknown) => string;
}

const HANDLERS: Readonly<Record<string, Handle>> = { ...elementHandlers, ...componentHandlers };

/**
 * A page's tree as mdast (https://github.com/syntax-tree/mdast) that needs no components: all panels, absolute addresses. Of an
 * element that Markdown has no word for, what stands in it remains.
 */
export function treeMdast(tree: readonly TreeNode[], pageUrl: string): Root {
  const all = (nodes: readonly TreeNode[]): RootContent[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return { type: 'text', value: node.replace(/\s+/g, ' ') };
      const [name, props, ...inside] = node;
      return HANDLERS[name]?.(inside, props ?? {}, say) ?? all(inside);
    });
  const say: Say = {
    inline: (nodes) => tidy(all(nodes).filter(phrasing)),
    blocks: (nodes) => blocks(all(nodes)),
    url: (href) => absolute(String(href), pageUrl),
  };
  return { type: 'root', children: say.blocks(tree) };
}

function absolute(href: string, pageUrl: string): string {
  return /^[/#]/.test(href) ? new URL(href, pageUrl).href : href;
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

/** Texts side by side as one: each is made harmless by itself, and `*` followed by `*` would not be. */
function tidy(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  for (const node of nodes) {
    const before = parts.at(-1);
    if (node.type !== 'text') parts.push(node);
    else if (before?.type === 'text') before.value += node.value;
    else
      parts.push({
        ...node,
        value: before?.type === 'break' ? node.value.trimStart() : node.value,
      });
  }
  return parts;
}

/** A line without the space around it. */
function trimmed(line: readonly PhrasingContent[]): PhrasingContent[] {
  return line.flatMap((node, index) => {
    if (node.type !== 'text') return node;
    const from = index === 0 ? node.value.trimStart() : node.value;
    const value = index === line.length - 1 ? from.trimEnd() : from;
    return value ? { ...node, value } : [];
  });
}
