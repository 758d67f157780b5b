import { readContentPages, type ContentPage } from '../../src/build/authoring/contentPages';
import { keptOnDisk } from './keptOnDisk';

export type { ContentPage };

/** What a compiled page depends on. */
const SOURCES = ['content', 'openapi', 'src/build', 'src/model', 'package-lock.json'];

/**
 * Every page that is published, index pages of folders included, in the order of their files. A draft is not held to
 * anything yet, and an older version of the docs says what the current one says.
 */
export const pages: readonly ContentPage[] = keptOnDisk(
  'content-pages',
  SOURCES,
  readContentPages,
).filter(
  ({ file, node }) => node.published && !node.draft && !file.startsWith('content/versions/'),
);

/** The pages of running text: all but the index pages. */
export const articles = pages.filter((page) => page.kind !== 'category');

/** What a test says of a page that breaks a rule: its file, and what its author can do. */
export const told =
  (remedy: string) =>
  ({ file }: ContentPage) =>
    `${file}: ${remedy}`;
