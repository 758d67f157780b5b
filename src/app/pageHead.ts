import { existsSync, readFileSync } from 'node:fs';
import { PAGE_HEADS_FILE, type PageHead, type PageHeads } from '../model/pageHead';
import { normalPath } from '../model/normalPath';

let heads: PageHeads | undefined;

/**
 * What the build knows of a page for machines. Read from the file, only where HTML is made: were it part of the bundle, a
 * change of one page would make all of them anew.
 */
export function pageHead(path: string): PageHead | undefined {
  heads ??= existsSync(PAGE_HEADS_FILE)
    ? (JSON.parse(readFileSync(PAGE_HEADS_FILE, 'utf8')) as PageHeads)
    : {};
  return heads[normalPath(path)];
}
