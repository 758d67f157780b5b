import type { Code, Emphasis, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { counted } from '../../../model/counted';
import { undefinedFootnotes, undefinedReferences } from './undefinedReferences';

const MARKED = new Set([
  'heading',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'code',
  'paragraph',
]);

/**
 * Annotates a Markdown tree, of either kind, with what the conversion to HTML would lose: the line of each node in `body`
 * (`data-line`), raw HTML and undefined references as elements of their own, and surplus table cells.
 */
export function annotate(tree: Root, body: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'html') keepAsElement(node);
    if (node.type === 'table') noteLostCells(node);
    if (node.type === 'code' && isIndented(node, body)) property(node, 'dataIndented', 'true');
    // A footnote without a reference would be dropped silently.
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      Object.assign(node, { type: 'emphasis', children: [], data: { hName: 'footnote' } });
      property(node, 'dataLine', node.position?.start.line);
      property(node, 'dataFootnote', node.identifier);
    }
    if (MARKED.has(node.type) || isTask(node))
      property(node, 'dataLine', node.position?.start.line);
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const references = [
      ...undefinedReferences(node, body).map(({ written, line }) =>
        refused('undefined-reference', { dataLine: line, dataReference: written }),
      ),
      ...undefinedFootnotes(node, body).map(({ written, line }) =>
        refused('footnote', { dataLine: line, dataFootnote: written }),
      ),
    ];
    if (references.length === 0) return undefined;
    parent.children.splice(index, 1, ...(references as never[]));
    return index + references.length;
  });
}

/** Comments become `<raw-comment>`, which is not shown; anything else becomes `<raw-html>`, which is refused. */
function keepAsElement(node: Nodes & { type: 'html' }): void {
  const html = node.value;
  const comment = /^(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(html.trim());
  Object.assign(node, {
    type: 'emphasis',
    children: [],
    data: { hName: comment ? 'raw-comment' : 'raw-html' },
  });
  property(node, 'dataLine', node.position?.start.line);
  property(node, 'dataHtml', html.trim().split('\n')[0]?.slice(0, 60));
}

/** Whether a code block is indented rather than fenced. */
function isIndented({ position }: Code, body: string): boolean {
  return !/^\s*(?:```|~~~)/.test(body.slice(position?.start.offset));
}

const isTask = (node: Nodes) => node.type === 'listItem' && typeof node.checked === 'boolean';

/** Marks rows with more cells than the table has columns, which would be dropped silently. */
function noteLostCells({ children: [head, ...rows] }: Table): void {
  const columns = head?.children.length ?? 0;
  for (const { children: cells, position } of rows) {
    if (!cells.slice(columns).some(({ children }) => children.length > 0)) continue;
    const dataCells = `${cells.length} cells for ${counted(columns, 'column')}`;
    cells[0]?.children.push(refused('lost-cells', { dataLine: position?.start.line, dataCells }));
  }
}

/** An element that the checks refuse, with properties for their message. */
function refused(hName: string, properties: Record<string, string | number | undefined>): Emphasis {
  const node: Emphasis = { type: 'emphasis', children: [], data: { hName } };
  for (const [name, value] of Object.entries(properties)) property(node, name, value);
  return node;
}

function property(node: Nodes, name: string, value: string | number | undefined): void {
  const data = (node.data ??= {}) as { hProperties?: Record<string, unknown> };
  data.hProperties = {
    ...data.hProperties,
    [name]: value === undefined ? undefined : String(value),
  };
}
