import { stringify } from 'yaml';
import { absoluteUrl } from '../../model/absoluteUrl';
import type { TreeNode } from '../../model/tree';
import { treeMarkdown } from './markdown/treeMarkdown';
import { LLMS_ADDRESS } from './llmsAddress';
import type { PublishedPage } from './publishedPages';

/** Address of the Markdown of a page. @example twinPath('/docs/api') // => '/docs/api.md' */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/**
 * A page as Markdown: front matter with title, description, address and that of the index, and with what is known of the page
 * beside them, such as the day of an entry; then what the page says.
 */
export function pageMarkdown(page: PublishedPage, siteUrl: string): string {
  const { title, description, path, date, tags, level, minutes, modified, tree } = page;
  const url = absoluteUrl(siteUrl, path);
  const index = absoluteUrl(siteUrl, LLMS_ADDRESS);
  // YAML leaves out what is undefined.
  const front = { title, description, url, index, date, tags, level, minutes, modified };
  const whole: TreeNode[] = [['h1', null, title], ['p', null, description], ...tree];
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${treeMarkdown(whole, siteUrl, path)}`;
}
