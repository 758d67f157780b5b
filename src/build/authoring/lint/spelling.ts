import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compile/compiled';
import { explicitId } from '../../content/headings/explicitId';
import { lineAt } from '../../lineAt';
import { variantsIn } from './glossary';
import { endOf, sourceOf, startOf } from './nodePlace';
import type { Fix } from './textFixes';

/** Fixes for misspelled words, except those that a heading id is derived from. */
export function spellingFixes(tree: Root, text: string): Fix[] {
  return misspelled(tree, text)
    .filter(({ givesId }) => !givesId)
    .map(({ line, start, written, meant }) => ({
      line,
      fault: `"${written}" should be spelled "${meant}".`,
      done: `Changed "${written}" to "${meant}".`,
      start,
      end: start + written.length,
      text: meant,
    }));
}

/** Misspelled words that a heading id is derived from: fixing them would break links to the heading. */
export function headingSpellingFaults(tree: Root, text: string): BodyFault[] {
  return misspelled(tree, text)
    .filter(({ givesId }) => givesId)
    .map(({ line, written, meant }) => ({
      line,
      message: `"${written}" should be spelled "${meant}", but that would change the id of the heading. Add its current id at the end, as in [#its-id], and run npm run content:fix.`,
    }));
}

interface Misspelled {
  readonly line: number;
  readonly start: number;
  readonly written: string;
  readonly meant: string;
  /** Whether the word is in a heading whose id is derived from its text. */
  readonly givesId: boolean;
}

function misspelled(tree: Root, text: string): Misspelled[] {
  const found: Misspelled[] = [];
  let headingEnd = 0;
  visit(tree, (node) => {
    if (isVerbatim(node, text)) return 'skip';
    if (node.type === 'heading' && !hasId(node)) headingEnd = endOf(node);
    if (node.type !== 'text') return undefined;
    for (const { index, written, meant } of variantsIn(sourceOf(node, text))) {
      const start = startOf(node) + index;
      const line = lineAt(start, text);
      found.push({ line, start, written, meant, givesId: start < headingEnd });
    }
    return undefined;
  });
  return found;
}

/** Whether the text must not change: a reference that names its definition by its text alone, or a bare URL. */
export function isVerbatim(node: Nodes, text: string): boolean {
  if (node.type === 'linkReference') return node.referenceType !== 'full';
  return node.type === 'link' && !sourceOf(node, text).startsWith('[');
}

function hasId({ children }: Heading): boolean {
  const last = children.at(-1);
  return last?.type === 'text' && explicitId(last.value) !== undefined;
}
