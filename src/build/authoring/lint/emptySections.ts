import type { BodyFault } from '../../content/compile/compiled';
import { explicitId } from '../../content/headings/explicitId';
import { markdownTree, type Body } from './markdownTree';
import { lineOf, sourceOf } from './nodePlace';

/**
 * The headings with nothing below them, not even a subsection; none if the body cannot be parsed. An item of a changelog entry
 * may be a heading and nothing else.
 */
export function emptySections(body: Body): BodyFault[] {
  const blocks = (markdownTree(body)?.children ?? []).filter(
    ({ type }) => type !== 'mdxFlowExpression' && type !== 'definition',
  );
  return blocks.flatMap((node, index) => {
    if (node.type !== 'heading' || (!body.mdx && node.depth > 2)) return [];
    const next = blocks[index + 1];
    if (next && !(next.type === 'heading' && next.depth <= node.depth)) return [];
    const written = sourceOf(node, body.text).replace(/^#+\s*/, '');
    const name = explicitId(written)?.text ?? written;
    const message = `The section "${name}" is empty. Write its text, or remove the heading.`;
    return [{ line: lineOf(node), message }];
  });
}
