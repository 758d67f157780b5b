import type { Heading } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse);

/** A level-one heading with the text that follows it. */
interface Chapter {
  readonly title: string;
  /** The Markdown, including the heading. */
  readonly text: string;
}

/** Splits a Markdown description before each level-one heading, without losing any text. */
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

/** The source of the heading without its `#` marks. */
function titleOf({ children }: Heading, description: string): string {
  const [first, last] = [children[0], children.at(-1)];
  return first && last
    ? description.slice(first.position?.start.offset, last.position?.end.offset)
    : '';
}
