import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compiled';
import { lineOf, sourceOf } from './nodePlace';

/** Code blocks that are never closed. */
export function fenceFaults(tree: Root, text: string): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'code', (node) => {
    const fence = openFence(node, text);
    if (!fence) return;
    const message = `The code block is never closed, so everything after it is code, too. Write ${fence} on a line below the code.`;
    faults.push({ line: lineOf(node), message });
  });
  return faults;
}

/** The opening fence of a code block that is never closed. */
function openFence(node: Code, text: string): string | undefined {
  const written = sourceOf(node, text);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  if (!fence) return undefined;
  const last = /\n[\s>]*(\S*)[ \t]*$/.exec(written)?.[1] ?? '';
  // A closing fence is at least as long as the opening one.
  const isClosed = last.startsWith(fence) && /^(.)\1*$/.test(last);
  return isClosed ? undefined : fence;
}
