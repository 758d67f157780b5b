import type { Code } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { BodyFault } from './compiled';
import { fenceProblem } from './fenceProblem';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** A line that is a tag, which plain Markdown would treat as the start of HTML. */
const TAG_LINE = /^([\s>]*)<\/?[A-Z][^\n]*>[ \t]*$/gm;

/** The fault of the first code block below `line` that is not closed, and so hides the closing tags below it. */
export function openFenceBelow(body: string, line: number): BodyFault | undefined {
  const text = body.replace(TAG_LINE, '$1');
  const faults: BodyFault[] = [];
  visit(markdown.parse(text), 'code', (node: Code) => {
    const { start, end } = node.position ?? {};
    const message = fenceProblem(node, text.slice(start?.offset, end?.offset));
    if (start && start.line > line && message) faults.push({ line: start.line, message });
  });
  return faults[0];
}
