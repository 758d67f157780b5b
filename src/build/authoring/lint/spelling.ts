import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compiled';
import { explicitId } from '../../content/explicitId';
import { variantsIn } from './glossary';
import type { Fix } from './textFixes';

/** Words that are spelled in another way than everywhere else; those are left out which give a heading its id. */
export function spellingFixes(tree: Root, text: string): Fix[] {
  return misspelled(tree, text)
    .filter(({ givesId }) => !givesId)
    .map(({ line, start, written, meant }) => ({
      line,
      fault: `"${written}" is spelled "${meant}" here.`,
      done: `"${written}" is "${meant}".`,
      start,
      end: start + written.length,
      text: meant,
    }));
}

/** Words of that kind which give a heading its id: links would lead nowhere if they were mended. */
export function headingSpellingFaults(tree: Root, text: string): BodyFault[] {
  return misspelled(tree, text)
    .filter(({ givesId }) => givesId)
    .map(({ line, written, meant }) => ({
      line,
      message: `"${written}" is spelled "${meant}" here, but the id of the heading would change with it. Write the id that it has behind it, as in [#its-id], and run npm run content:fix.`,
    }));
}

interface Misspelled {
  readonly line: number;
  readonly start: number;
  readonly written: string;
  readonly meant: string;
  /** True within a heading that has its id from its words. */
  readonly givesId: boolean;
}

function misspelled(tree: Root, text: string): Misspelled[] {
  const found: Misspelled[] = [];
  let headingEnd = 0;
  visit(tree, (node) => {
    if (isName(node, text)) return 'skip';
    if (node.type === 'heading' && !hasId(node)) headingEnd = node.position?.end.offset ?? 0;
    if (node.type !== 'text') return undefined;
    for (const { index, written, meant } of variantsIn(sourceOf(node, text))) {
      const start = startOf(node) + index;
      const line = text.slice(0, start).split('\n').length;
      found.push({ line, start, written, meant, givesId: start < headingEnd });
    }
    return undefined;
  });
  return found;
}

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const sourceOf = (node: Nodes, text: string) =>
  text.slice(startOf(node), node.position?.end.offset);

/** True for what keeps its words: a reference that names its definition by them alone, and an address that stands for itself. */
export function isName(node: Nodes, text: string): boolean {
  if (node.type === 'linkReference') return node.referenceType !== 'full';
  return node.type === 'link' && !sourceOf(node, text).startsWith('[');
}

function hasId({ children }: Heading): boolean {
  const last = children.at(-1);
  return last?.type === 'text' && explicitId(last.value) !== undefined;
}
