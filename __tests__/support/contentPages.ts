import { readContentPages, type ContentPage } from '../../src/build/authoring/contentPages';
import { keptOnDisk } from './keptOnDisk';

export type { ContentPage };

/** What a compiled page depends on. */
const SOURCES = ['content', 'openapi', 'src/build', 'src/model', 'package-lock.json'];

/** Every page below `content/`, index pages of folders included, in the order of their files. */
export const pages: readonly ContentPage[] = keptOnDisk('content-pages', SOURCES, readContentPages);

/** The pages of running text: all but the index pages. */
export const articles = pages.filter((page) => page.kind !== 'category');
