import type { Emphasis, Nodes, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';

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
 * Writes on the nodes of a Markdown tree what is lost on the way to HTML: the line they stand on (`data-line`, counted
 * in the body), and raw HTML as an element of its own. Both kinds of Markdown pass through here.
 */
export function annotate(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'html') keepAsElement(node);
    // A footnote that nothing refers to would be lost without a word.
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      Object.assign(node, { type: 'emphasis', children: [], data: { hName: 'footnote' } });
      property(node, 'dataLine', node.position?.start.line);
      property(node, 'dataFootnote', node.identifier);
    }
    if (MARKED.has(node.type)) property(node, 'dataLine', node.position?.start.line);
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const references = undefinedReferences(node);
    if (references.length === 0) return undefined;
    parent.children.splice(index, 1, ...(references as never[]));
    return index + references.length;
  });
}

/** A comment says nothing to readers; anything else becomes `<raw-html>`, which the checks refuse. */
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

/**
 * The references of a text that are defined nowhere. When the first part of one holds code or emphasis, only the end of it
 * is in this text.
 *
 * @example undefinedReferences('see [text][id]') // => [an element that names '[text][id]']
 */
function undefinedReferences({ value, position }: Text): Emphasis[] {
  return [...value.matchAll(/(?:(?<!\w)\[[^\]]+|^)\]\[[^\]]*\]/g)].map(({ 0: written, index }) => {
    const data = { hName: 'undefined-reference' };
    const node: Emphasis = { type: 'emphasis', children: [], data };
    const above = value.slice(0, index).split('\n').length - 1;
    property(node, 'dataLine', (position?.start.line ?? 1) + above);
    property(node, 'dataReference', written.replace(/^\]/, '[…]'));
    return node;
  });
}

function property(node: Nodes, name: string, value: string | number | undefined): void {
  const data = (node.data ??= {}) as { hProperties?: Record<string, unknown> };
  data.hProperties = {
    ...data.hProperties,
    [name]: value === undefined ? undefined : String(value),
  };
}
