import type { Heading } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse);

/** A heading of the first level with what follows it. */
interface Chapter {
  readonly title: string;
  /** All of it, the heading included. */
  readonly text: string;
}

/** A description in Markdown, cut before each heading of the first level; nothing is lost. */
export function chaptersOf(description: string): { opening: string; chapters: Chapter[] } {
  const headings = parser
    .parse(description)
    .children.flatMap((node) => (node.type === 'heading' && node.depth === 1 ? [node] : []));
  const starts = headings.map((heading) => heading.position?.start.offset);
  return {
    opening: description.slice(0, starts[0]),
    chapters: headings.map((heading, index) => ({
      title: titleOf(heading, description),
      text: description.slice(starts[index], starts[index + 1]),
    })),
  };
}

/** As it is written, without the signs that make it a heading. */
function titleOf({ children }: Heading, description: string): string {
  const [first, last] = [children[0], children.at(-1)];
  return first && last
    ? description.slice(first.position?.start.offset, last.position?.end.offset)
    : '';
}
