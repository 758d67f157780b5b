import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { endOf, lineOf, sourceOf, startOf } from './nodePlace';
import { spacingFixes } from './spacingFixes';
import { isVerbatim, spellingFixes } from './spelling';

/** A change to a body that does not alter its meaning. */
export interface Fix {
  /** Line in the body, starting at 1. */
  readonly line: number;
  /** What is wrong and what was done about it, a sentence each. */
  readonly fault: string;
  readonly done: string;
  /** The range of the body to replace, and the replacement. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** All fixes that need no judgement, in the order of the body; code blocks are not changed. */
export function textFixes(tree: Root, text: string): Fix[] {
  const fixes = [...spacingFixes(tree, text), ...spellingFixes(tree, text)];
  visit(tree, (node, index, parent) => {
    if (isVerbatim(node, text)) return 'skip';
    fixes.push(...bulletFixes(node, index, parent, text));
    fixes.push(...codeFixes(node, text));
    return undefined;
  });
  return fixes.sort((one, other) => one.start - other.start);
}

/** Adjacent lists are skipped: only their different markers keep them apart. */
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
    .filter((item) => /[*+]/.test(text.charAt(startOf(item))))
    .map((item) => ({
      line: lineOf(item),
      fault: 'The bullet is not a dash.',
      done: 'Changed the bullet to a dash.',
      start: startOf(item),
      end: startOf(item) + 1,
      text: '-',
    }));
}

/** Whether an item, such as `* ---`, would become a horizontal rule with a dash as its bullet. */
function beforeRule(item: Nodes, text: string): boolean {
  const [line = ''] = text.slice(startOf(item)).split('\n');
  return /^[*+][ \t]*(?:-[ \t]*){2,}$/.test(line);
}

function codeFixes(node: Nodes, text: string): Fix[] {
  if (node.type !== 'inlineCode' || !/[“”‘’]/.test(node.value)) return [];
  // Code that consists only of quotes is meant to show them.
  if (/^[“”‘’"'\s]+$/.test(node.value)) return [];
  const written = sourceOf(node, text);
  return [
    {
      line: lineOf(node),
      fault: 'The code contains curly quotes.',
      done: 'Changed the quotes in the code to straight ones.',
      start: startOf(node),
      end: endOf(node),
      text: written.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
    },
  ];
}
