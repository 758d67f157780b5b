import type { Nodes } from 'hast';
import { treeText } from '../../model/tree';
import { contractFact } from './contractFact';
import { isJsx, type JsxElement } from './hast';
import { literalAttributes } from './vocabularyCheck';

/** What a heading says on one line, with the facts of the API's contract that its components ask for. */
export function headingText(heading: Nodes): string {
  // An underlined one may have several lines.
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
    // What is wrong with it is told where it stands in the page.
    return '';
  }
}
