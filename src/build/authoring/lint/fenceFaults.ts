import type { Code, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compile/compiled';
import { endOf, lineOf, sourceOf, startOf } from './nodePlace';

/** Code blocks that are never closed, or only by the fence of a later block, and those that are none. */
export function fenceFaults(tree: Root, text: string): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'code', (node) => {
    const written = sourceOf(node, text);
    const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
    const message = fence && (innerFence(node, fence) ?? openFence(written, fence));
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

/** The message about a line within the code that would open a block like this one. */
function innerFence({ value }: Code, fence: string): string | undefined {
  const inner = value.split('\n').find((line) => isOpening(line.trim(), fence));
  if (inner === undefined) return undefined;
  return `The code block contains the line ${inner.trim()}, as if it were never closed. Write ${fence} below its code, or if the line is code, ${fence}${fence.charAt(0)} above and below the block.`;
}

function isOpening(line: string, fence: string): boolean {
  return line.startsWith(fence) && /^(?:`+[^`]*[^`\s][^`]*|~+.*[^~\s].*)$/.test(line);
}

/** The message about a block that goes on to the end. */
function openFence(written: string, fence: string): string | undefined {
  const last = /\n[\s>]*(\S*)[ \t]*$/.exec(written)?.[1] ?? '';
  // A closing fence is at least as long as the opening one.
  const isClosed = last.startsWith(fence) && /^(.)\1*$/.test(last);
  return isClosed
    ? undefined
    : `The code block is never closed, so everything after it is code, too. Write ${fence} on a line below the code.`;
}
