import type { Nodes, Root } from 'mdast';
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
  visit(tree, (node) => {
    if (node.type === 'html') return keepAsElement(node);
    if (MARKED.has(node.type)) property(node, 'dataLine', node.position?.start.line);
    if (node.type === 'text' && undefinedReference(node.value)) {
      const [reference] = undefinedReference(node.value) ?? [];
      Object.assign(node, {
        data: { hName: 'undefined-reference' },
        type: 'emphasis',
        children: [],
      });
      property(node, 'dataLine', node.position?.start.line);
      property(node, 'dataReference', reference);
    }
  });
}

/** A comment says nothing to readers; anything else becomes `<raw-html>`, which the checks refuse. */
function keepAsElement(node: Nodes & { type: 'html' }): void {
  const html = node.value;
  const comment = /^<!--[\s\S]*?-->$/.test(html.trim());
  Object.assign(node, {
    type: 'emphasis',
    children: [],
    data: { hName: comment ? 'raw-comment' : 'raw-html' },
  });
  property(node, 'dataLine', node.position?.start.line);
  property(node, 'dataHtml', html.trim().split('\n')[0]?.slice(0, 60));
}

function undefinedReference(text: string): string[] | null {
  const found = /\[[^\]]+\]\[([^\]]*)\]/.exec(text);
  return found ? [found[0]] : null;
}

function property(node: Nodes, name: string, value: string | number | undefined): void {
  const data = (node.data ??= {}) as { hProperties?: Record<string, unknown> };
  data.hProperties = {
    ...data.hProperties,
    [name]: value === undefined ? undefined : String(value),
  };
}
