import { readContentPages, type ContentPage } from '../../src/build/authoring/contentPages';
import { keptOnDisk } from './keptOnDisk';

export type { ContentPage };

/** The sources that a compiled page depends on. */
const SOURCES = ['content', 'openapi', 'src/build', 'src/model', 'package-lock.json'];

/**
 * Every published page, including index pages of folders, in file order. Drafts are exempt from the rules, and older
 * versions of the docs would only repeat the current one.
 */
export const pages: readonly ContentPage[] = keptOnDisk(
  'content-pages',
  SOURCES,
  readContentPages,
).filter(
  ({ file, node }) => node.published && !node.draft && !file.startsWith('content/versions/'),
);

/** The pages with running text: all except index pages. */
export const articles = pages.filter((page) => page.kind !== 'category');

/** A test's message about a page that breaks a rule: its file, and what its author can do. */
export const told =
  (remedy: string) =>
  ({ file }: ContentPage) =>
    `${file}: ${remedy}`;
