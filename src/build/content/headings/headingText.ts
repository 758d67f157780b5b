import type { Nodes } from 'hast';
import { treeText } from '../../../model/content/tree';
import { contractFact } from '../leaves/contractFact';
import { isJsx, literalAttributes, type JsxElement } from '../compile/hast';

/** The text of a heading on one line, including the API facts that its components stand for. */
export function headingText(heading: Nodes): string {
  // An underlined heading may have several lines.
  return textOf(heading).replace(/\s*\n\s*/g, ' ');
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inside = 'children' in node ? node.children.map(textOf).join('') : '';
  return isJsx(node) ? factText(node) + inside : inside;
}

function factText(node: JsxElement): string {
  try {
    return treeText(contractFact(node.name ?? '', literalAttributes(node)) ?? '');
  } catch {
    // The fault is reported when the body is compiled.
    return '';
  }
}
