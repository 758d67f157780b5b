import type { Heading, Root } from 'mdast';
import {
  CHANGE_KINDS,
  isChangeKind,
  type ChangeKind,
} from '../../../model/changelog/changelogItem';
import { editDistance } from '../../../model/nearest';
import type { BodyFault } from '../../content/compile/compiled';
import { lineOf } from './nodePlace';

/** Headings in a changelog entry that mean New, Improved or Fixed but are worded differently or on another level. */
export function changeKindFaults(tree: Root): BodyFault[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth === 1) return [];
    const [first, ...more] = node.children;
    if (first?.type !== 'text' || more.length > 0) return [];
    if (isChangeKind(first.value)) return node.depth === 2 ? [] : [wrongLevel(node, first.value)];
    const meant = node.depth === 2 ? kindMeant(first.value) : undefined;
    if (!meant) return [];
    const message = `"${first.value}" is not a kind of change, so nothing below it can be linked to. Write ## ${meant}.`;
    return [{ line: lineOf(node), message }];
  });
}

function wrongLevel(node: Heading, kind: ChangeKind): BodyFault {
  const message = `"${kind}" is a kind of change, but not on the second level. Write ## ${kind}.`;
  return { line: lineOf(node), message };
}

/** Other names for our kinds of changes. */
const SYNONYMS: Readonly<Record<ChangeKind, RegExp>> = {
  New: /^(?:(?:what['’]?s )?new(?: features?)?|added|additions?)$/i,
  Improved: /^(?:improvements?|enhancements?|enhanced|change[ds]?|updated)$/i,
  Fixed: /^(?:(?:bug[ -]?)?fix(?:es)?|bugs)$/i,
};

function kindMeant(text: string): ChangeKind | undefined {
  return CHANGE_KINDS.find(
    (kind) =>
      SYNONYMS[kind].test(text) || editDistance(text.toLowerCase(), kind.toLowerCase()) <= 1,
  );
}
