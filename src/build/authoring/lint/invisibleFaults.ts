import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compile/compiled';
import { lineAt } from '../../lineAt';
import { sourceOf, startOf } from './nodePlace';

// Some of them reverse the text direction. A zero-width joiner is allowed within emoji, such as families.
const INVISIBLE =
  /[\u00A0\u2028\u2029]|(?!(?<=[\p{Extended_Pictographic}\p{EMod}\uFE0F])\u200D)\p{Cf}/u;

/** Characters without any width, which come with copied text: next to a mark such as ##, they make it plain text. */
const NO_WIDTH = /[\u200B\u2060\uFEFF]/;

/**
 * Characters that are invisible or look like a space. In code, readers would copy them along; in text, those without any width
 * are never meant.
 */
export function invisibleFaults(tree: Root, text: string): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, ['code', 'inlineCode', 'text'], (node) => {
    const isText = node.type === 'text';
    const found = (isText ? NO_WIDTH : INVISIBLE).exec(sourceOf(node, text));
    if (!found) return;
    const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    const message = isText
      ? `The text contains the invisible character U+${code}. Delete it.`
      : `The code contains the character U+${code}, which is invisible or only looks like a space. Delete it, or write a space.`;
    faults.push({ line: lineAt(startOf(node) + found.index, text), message });
  });
  return faults;
}
