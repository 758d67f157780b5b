import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { spacingFixes } from './spacingFixes';
import { isName, spellingFixes } from './spelling';

/** A change of a body that leaves its meaning as it is. */
export interface Fix {
  /** Line of the body, from 1. */
  readonly line: number;
  /** What is wrong, and what was done about it: a sentence each. */
  readonly fault: string;
  readonly done: string;
  /** The part of the body that gives way, and to what. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Everything that can be mended without judgement, in the order of the body; code blocks stay as they are. */
export function textFixes(tree: Root, text: string): Fix[] {
  const fixes = [...spacingFixes(tree, text), ...spellingFixes(tree, text)];
  visit(tree, (node, index, parent) => {
    if (isName(node, text)) return 'skip';
    fixes.push(...bulletFixes(node, index, parent, text));
    fixes.push(...codeFixes(node, text));
    return undefined;
  });
  return fixes.sort((one, other) => one.start - other.start);
}

const from = (node: Nodes) => node.position?.start.offset ?? 0;
const to = (node: Nodes) => node.position?.end.offset ?? 0;

/** Between two adjacent lists the different markers are all that keeps them apart. */
function bulletFixes(
  node: Nodes,
  index: number | undefined,
  parent: Parents | undefined,
  text: string,
): Fix[] {
  if (node.type !== 'list' || node.ordered) return [];
  const siblings = [(index ?? 0) - 1, (index ?? 0) + 1].map((at) => parent?.children[at]);
  if (siblings.some((sibling) => sibling?.type === 'list' && !sibling.ordered)) return [];
  if (node.children.some((item) => beforeRule(item, text))) return [];
  return node.children
    .filter((item) => /[*+]/.test(text.charAt(from(item))))
    .map((item) => ({
      line: item.position?.start.line ?? 1,
      fault: 'The bullet is not a dash.',
      done: 'The bullet is a dash.',
      start: from(item),
      end: from(item) + 1,
      text: '-',
    }));
}

/** True for an item such as `* ---`, which would be a rule with a dash: three of them are one. */
function beforeRule(item: Nodes, text: string): boolean {
  const [line = ''] = text.slice(from(item)).split('\n');
  return /^[*+][ \t]*(?:-[ \t]*){2,}$/.test(line);
}

function codeFixes(node: Nodes, text: string): Fix[] {
  if (node.type !== 'inlineCode' || !/[“”‘’]/.test(node.value)) return [];
  // Code of nothing but quotes is there to show them.
  if (/^[“”‘’"'\s]+$/.test(node.value)) return [];
  const written = text.slice(from(node), to(node));
  return [
    {
      line: node.position?.start.line ?? 1,
      fault: 'The code holds curly quotes.',
      done: 'The quotes of the code are straight.',
      start: from(node),
      end: to(node),
      text: written.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
    },
  ];
}
