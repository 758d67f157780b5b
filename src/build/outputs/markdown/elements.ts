import type { AlignType, ListItem, TableRow } from 'mdast';
import { isElement, treeText, type TreeElement, type TreeNode } from '../../../model/content/tree';
import { isInline } from '../../content/inline';
import type { Handle, Convert } from './treeMdast';

const heading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6): Handle =>
  (inside, _, convert) => [{ type: 'heading', depth, children: convert.inline(inside) }];

/** Inline markup such as emphasis. */
const mark =
  (type: 'emphasis' | 'strong' | 'delete'): Handle =>
  (inside, _, convert) => [{ type, children: convert.inline(inside) }];

const link: Handle = (inside, { href = '', title = null }, convert) => [
  {
    type: 'link',
    url: convert.url(href),
    title: title as string | null,
    children: convert.inline(inside),
  },
];

const code: Handle = (inside) => [{ type: 'inlineCode', value: inside.map(treeText).join('') }];

/** A list with its items; an ordered list begins at its `start`. */
export const list =
  (ordered: boolean): Handle =>
  (inside, props, convert) => {
    const children = elementsOf(inside).map((one) => item(one, convert));
    const spread = children.some((child) => child.spread);
    const start = ordered ? Number(props.start ?? 1) : null;
    return [{ type: 'list', ordered, start, spread, children }];
  };

function item([, , ...inside]: TreeElement, convert: Convert): ListItem {
  return { type: 'listItem', spread: isSpread(inside), children: convert.blocks(inside) };
}

/** Whether a list item is loose, with space between its blocks: if it has paragraphs, or more than one block below its text. */
function isSpread(inside: readonly TreeNode[]): boolean {
  const blocks = elementsOf(inside).filter(([name]) => !isInline(name));
  return blocks.length > 1 || blocks.some(([name, , ...below]) => name === 'p' || isSpread(below));
}

/** A table; the first row is its head, as in every table written in Markdown. */
export const table: Handle = (inside, _, convert) => {
  const rows = elementsOf(inside).flatMap(([, , ...part]) => elementsOf(part));
  const [, , ...head] = rows[0]!;
  return [
    {
      type: 'table',
      align: elementsOf(head).map(align),
      children: rows.map((one) => row(one, convert)),
    },
  ];
};

function row([, , ...cells]: TreeElement, convert: Convert): TableRow {
  return {
    type: 'tableRow',
    children: elementsOf(cells).map(([, , ...inside]) => ({
      type: 'tableCell',
      children: convert.inline(inside),
    })),
  };
}

function align([, props]: TreeElement): AlignType {
  const { textAlign } = (props?.style ?? {}) as { textAlign?: AlignType };
  return textAlign ?? null;
}

const elementsOf = (nodes: readonly TreeNode[]) => nodes.filter(isElement);

/** Conversions of the HTML elements that Markdown itself produces, by name. */
export const elementHandlers: Readonly<Record<string, Handle>> = {
  a: link,
  blockquote: (inside, _, convert) => [{ type: 'blockquote', children: convert.blocks(inside) }],
  br: () => [{ type: 'break' }],
  code,
  del: mark('delete'),
  em: mark('emphasis'),
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  hr: () => [{ type: 'thematicBreak' }],
  ol: list(true),
  p: (inside, _, convert) => convert.blocks(inside),
  strong: mark('strong'),
  table,
  ul: list(false),
};
