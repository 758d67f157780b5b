import { stringify } from 'yaml';
import { absoluteUrl } from '../../../model/address/absoluteUrl';
import type { TreeNode } from '../../../model/content/tree';
import { LLMS_ADDRESS } from '../indexes/llmsAddress';
import type { PublishedPage } from '../publishedPages';
import { treeMarkdown } from './treeMarkdown';

/**
 * A page as Markdown: front matter with its title, description and address, the address of the index and further facts such as
 * the date of an entry; then its text.
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
