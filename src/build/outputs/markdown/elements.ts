import type { AlignType, ListItem, TableRow } from 'mdast';
import { isElement, treeText, type TreeElement, type TreeNode } from '../../../model/tree';
import { isInline } from '../../content/inline';
import type { Handle, Say } from './treeMdast';

const heading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6): Handle =>
  (inside, _, say) => [{ type: 'heading', depth, children: say.inline(inside) }];

/** Marks a part of a line. */
const mark =
  (type: 'emphasis' | 'strong' | 'delete'): Handle =>
  (inside, _, say) => [{ type, children: say.inline(inside) }];

const link: Handle = (inside, { href = '', title = null }, say) => [
  { type: 'link', url: say.url(href), title: title as string | null, children: say.inline(inside) },
];

const code: Handle = (inside) => [{ type: 'inlineCode', value: inside.map(treeText).join('') }];

/** A list with its items; an ordered one begins at its `start`. */
export const list =
  (ordered: boolean): Handle =>
  (inside, props, say) => {
    const children = elementsOf(inside).map((one) => item(one, say));
    const spread = children.length > 1 && children.some((child) => child.spread);
    const start = ordered ? Number(props.start ?? 1) : null;
    return [{ type: 'list', ordered, start, spread, children }];
  };

function item([, , ...inside]: TreeElement, say: Say): ListItem {
  const checked = isChecked(inside);
  return { type: 'listItem', checked, spread: isSpread(inside), children: say.blocks(inside) };
}

/** Whether a task is done, whose box begins its text or its first paragraph; null for what is no task. */
function isChecked(inside: readonly TreeNode[]): boolean | null {
  const [first] = elementsOf(inside);
  if (!first) return null;
  const [name, props, ...below] = first;
  if (name === 'p') return isChecked(below);
  return name === 'input' ? Boolean(props?.checked) : null;
}

/** Whether a list's item has blocks with space between them: paragraphs, or more than one block below its text. */
function isSpread(inside: readonly TreeNode[]): boolean {
  const blocks = elementsOf(inside).filter(([name]) => !isInline(name));
  return blocks.length > 1 || blocks.some(([name, , ...below]) => name === 'p' || isSpread(below));
}

/** The first row heads the others, as in every table that Markdown makes. */
export const table: Handle = (inside, _, say) => {
  const rows = elementsOf(inside).flatMap(([, , ...part]) => elementsOf(part));
  const [, , ...head] = rows[0]!;
  return [
    {
      type: 'table',
      align: elementsOf(head).map(align),
      children: rows.map((one) => row(one, say)),
    },
  ];
};

function row([, , ...cells]: TreeElement, say: Say): TableRow {
  return {
    type: 'tableRow',
    children: elementsOf(cells).map(([, , ...inside]) => ({
      type: 'tableCell',
      children: say.inline(inside),
    })),
  };
}

function align([, props]: TreeElement): AlignType {
  const { textAlign } = (props?.style ?? {}) as { textAlign?: AlignType };
  return textAlign ?? null;
}

const elementsOf = (nodes: readonly TreeNode[]) => nodes.filter(isElement);

/** How Markdown says the elements of HTML that it made itself. */
export const elementHandlers: Readonly<Record<string, Handle>> = {
  a: link,
  blockquote: (inside, _, say) => [{ type: 'blockquote', children: say.blocks(inside) }],
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
  // A task's box is said with its item.
  input: () => [],
  ol: list(true),
  p: (inside, _, say) => say.blocks(inside),
  strong: mark('strong'),
  table,
  ul: list(false),
};
