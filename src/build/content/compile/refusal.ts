import type { RootContent } from 'hast';
import { isElement } from './hast';

/** Why a node is not allowed in content; undefined if it is. */
export function refusal(node: RootContent): string | undefined {
  if (node.type === 'mdxjsEsm') {
    const word = node.value.startsWith('export') ? 'export' : 'import';
    return `Content cannot ${word} anything. Remove the line; every component is available without it.`;
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return `{${node.value.trim().slice(0, 40)}} is an expression, and content cannot run code. Put it in backticks, or write \\{ for a brace.`;
  }
  if (!isElement(node)) return undefined;
  if (node.tagName === 'input') {
    return 'The item has a box like a task, but readers could not tick it. Write it without the [ ], or as a step of <Steps>.';
  }
  const { dataCells, dataFootnote, dataHtml, dataReference } = node.properties;
  if (dataCells !== undefined) {
    return `The row has ${String(dataCells)}, so readers would not see the rest. Write \\| for a bar, even in code.`;
  }
  if (dataFootnote !== undefined) {
    return `The footnote ${String(dataFootnote)} cannot be shown. Put it in the text, or in a note of its own.`;
  }
  if (dataHtml !== undefined) return `Raw HTML ${String(dataHtml)} is not allowed. Use Markdown.`;
  if (dataReference !== undefined) {
    return `The reference ${String(dataReference)} is not defined. Add a line "[name]: address" at the end of the file.`;
  }
  return undefined;
}
