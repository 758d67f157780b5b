import type { Code } from 'mdast';

/**
 * Why a code block, as `written` in its file, is not closed, or only by the fence of a later block; undefined if it is, or is
 * indented.
 */
export function fenceProblem(node: Code, written: string): string | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  return fence && (innerFence(node, fence) ?? openFence(written, fence));
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
