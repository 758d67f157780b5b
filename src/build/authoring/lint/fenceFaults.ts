import type { InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compile/compiled';
import { fenceProblem } from '../../content/compile/fenceProblem';
import { endOf, lineOf, sourceOf, startOf } from './nodePlace';

/** Code blocks that are never closed, or only by the fence of a later block, and those that are none. */
export function fenceFaults(tree: Root, text: string): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'code', (node) => {
    const message = fenceProblem(node, sourceOf(node, text));
    if (message) faults.push({ line: lineOf(node), message });
  });
  visit(tree, 'inlineCode', (node) => {
    const message = shortFence(node, text);
    if (message) faults.push({ line: lineOf(node), message });
  });
  return faults;
}

/** The message about code between one or two backticks that stand on lines of their own, like the fences of a block. */
function shortFence(node: InlineCode, text: string): string | undefined {
  const found = /^(`{1,2})(\w*)[ \t]*\n(?:[\s\S]*\n)?[ \t>]*\1$/.exec(sourceOf(node, text));
  const before = /[^\n]*$/.exec(text.slice(0, startOf(node)))?.[0] ?? '';
  const after = /^[^\n]*/.exec(text.slice(endOf(node)))?.[0] ?? '';
  if (!found || !/^[\s>]*$/.test(before) || after.trim() !== '') return undefined;
  const [, mark, language = ''] = found;
  return `The lines are not a code block, because they are between ${mark} only. Write \`\`\`${language} above and \`\`\` below them.`;
}
