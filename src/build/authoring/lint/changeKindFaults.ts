import type { Root } from 'mdast';
import { CHANGE_KINDS, isChangeKind } from '../../../model/changelogItem';
import { nearestWord } from '../../../model/nearest';
import type { BodyFault } from '../../content/compiled';

/** Headings of an entry of the changelog that mean New, Improved or Fixed, and say so in other words. */
export function changeKindFaults(tree: Root): BodyFault[] {
  return tree.children.flatMap((node) => {
    const [first, ...more] = node.type === 'heading' && node.depth === 2 ? node.children : [];
    if (first?.type !== 'text' || more.length > 0 || isChangeKind(first.value)) return [];
    const meant = kindMeant(first.value);
    if (!meant) return [];
    const message = `"${first.value}" is no kind of change, so that nothing below it can be linked to. Write ## ${meant}.`;
    return [{ line: node.position?.start.line ?? 1, message }];
  });
}

function kindMeant(text: string): string | undefined {
  const [word = ''] = /\b(?:new|improve|fix)/i.exec(text) ?? [];
  return (
    CHANGE_KINDS.find((kind) => word && kind.toLowerCase().startsWith(word.toLowerCase())) ??
    nearestWord(text, CHANGE_KINDS)
  );
}
