import { twinPath } from '../../../model/address/twinPath';
import type { TreeNode } from '../../../model/content/tree';
import { treeMarkdown } from '../markdown/treeMarkdown';
import type { PublishedPage } from '../publishedPages';

/** Pages that belong together, in reading order. */
export interface LlmsSection {
  readonly title: string;
  /** The address below which its files are published. */
  readonly path: string;
  readonly pages: readonly PublishedPage[];
}

interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly siteUrl: string;
  /** Whether the site publishes the contract of an API. */
  readonly hasContract: boolean;
}

/**
 * The index of the site for language models (llmstxt.org): what the site is and, for each section, links to the list of its
 * pages and to their full text. It does not list pages itself, so it stays small however many there are.
 */
export function llmsIndex(
  { name, tagline, siteUrl, hasContract }: Site,
  sections: readonly LlmsSection[],
): string {
  const list = sections.map(({ title, path, pages }): TreeNode => {
    const index: TreeNode = ['a', { href: `${path}/llms.txt` }, title];
    const full: TreeNode = ['a', { href: `${path}/llms-full.txt` }, 'llms-full.txt'];
    const what =
      pages.length === 1 ? '1 page; its text' : `${pages.length} pages; all of their text`;
    return ['li', null, index, `: ${what}: `, full];
  });
  const contract = hasContract
    ? `- [OpenAPI contract](${siteUrl}/openapi.json): every operation of the API\n`
    : '';
  return `# ${name}

> ${tagline}. Every page that is listed in a section is also Markdown: add .md to its address.

## Sections

${treeMarkdown([['ul', null, ...list]], siteUrl)}
## Machine-readable

${contract}- [Changelog feed](${siteUrl}/changelog/feed.json): JSON Feed with full text
- [Sitemap](${siteUrl}/sitemap.xml): the pages, with the day of their last change where it is known
`;
}

/** The list of a section's pages: each with its Markdown address, title and description, preceded by the date of an entry. */
export function llmsSection({ title, pages }: LlmsSection, siteUrl: string): string {
  const list = pages.map(({ title, path, date, description }): TreeNode => {
    const what = date ? `${date}: ${description}` : description;
    return ['Card', { title, href: twinPath(path) }, what];
  });
  const tree: TreeNode[] = [
    ['h1', null, title],
    ['Cards', null, ...list],
  ];
  return treeMarkdown(tree, siteUrl);
}

/** The text of all pages of a section. */
export function llmsFull(
  { pages }: LlmsSection,
  markdownOf: (page: PublishedPage) => string,
): string {
  return pages.map(markdownOf).join('\n\n');
}
