import { dateInWords } from '../../model/changelog/changelog';
import { capitalized } from '../../model/capitalized';
import { counted } from '../../model/counted';
import type { TreeNode } from '../../model/content/tree';
import type { LearnPageData } from '../learnPages';
import { mentionsIn, type Entry, type Mentions, type Tutorial } from './mentions';

/** How many of each are shown. Further entries are folded away; further tutorials are left out. */
const MOST_ENTRIES = 5;
const MOST_TUTORIALS = 3;

/** The trees below the texts of the pages, by address. */
export function mentionTreesOf(
  pages: readonly LearnPageData[],
): ReadonlyMap<string, readonly TreeNode[]> {
  const mentions = mentionsIn(pages);
  return new Map(pages.map(({ path }) => [path, mentionTrees(mentions(path))]));
}

/**
 * The tree below the text of a page: tutorials and changes for a docs page, links to the docs for a changelog entry. It is data
 * like the text itself, so that pages load no extra code for it.
 */
export function mentionTrees({ tutorials, entries, docs }: Mentions): TreeNode[] {
  const [shown, earlier] = [entries.slice(0, MOST_ENTRIES), entries.slice(MOST_ENTRIES)];
  const sections = [
    tutorials.length > 0 &&
      section('page-tutorials', 'Tutorials', [
        ['ul', null, ...tutorials.slice(0, MOST_TUTORIALS).map(tutorialItem)],
      ]),
    entries.length > 0 &&
      section('page-changes', 'What changed', [
        ['ul', null, ...shown.map(entryItem)],
        ...folded(earlier),
      ]),
    docs.length > 0 && section('page-docs', 'Read more', [['Cards', null, ...docs.map(card)]]),
  ];
  return sections.filter((one) => one !== false);
}

function section(id: string, heading: string, blocks: readonly TreeNode[]): TreeNode {
  // Not by the heading, whose link would be part of the name.
  return ['section', { 'aria-label': heading }, ['h2', { id }, heading], ...blocks];
}

function card({ title, path, description }: LearnPageData): TreeNode {
  return ['Card', { title, href: path }, description];
}

function tutorialItem({ path, title, level, minutes }: Tutorial): TreeNode {
  return [
    'li',
    null,
    ['a', { href: path }, title],
    ' ',
    ['small', null, `${capitalized(level)}, about ${counted(minutes, 'minute')}`],
  ];
}

function entryItem({ path, title, date }: Entry): TreeNode {
  return [
    'li',
    null,
    ['a', { href: path }, title],
    ' ',
    ['small', null, ['time', { dateTime: date }, dateInWords(date)]],
  ];
}

function folded(entries: readonly Entry[]): TreeNode[] {
  if (entries.length === 0) return [];
  const title = counted(entries.length, 'earlier change');
  return [['Accordion', { title }, ['ul', null, ...entries.map(entryItem)]]];
}
