import type { PageReport } from './pageReport';
import { noteCounts, type Topic } from './topics';

const HEAD = [
  'page',
  'kind',
  'words',
  'ease',
  'pictures',
  'in',
  'out',
  'reviewed',
  'owner',
  'notes',
  'words by section',
];

/** Columns of numbers, which are right-aligned. */
const NUMBERS = new Set(['words', 'ease', 'pictures', 'in', 'out']);

/** The report for a terminal: a table for each topic, and the total count of each note. */
export function reportText(topics: readonly Topic[]): string {
  const all = topics.flatMap(({ pages }) => pages);
  return [...topics.map(topicText), `${all.length} pages. ${countsText(all)}`].join('\n\n');
}

function topicText({ title, pages }: Topic): string {
  const rows = [HEAD, ...pages.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        NUMBERS.has(HEAD[column]!) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
  return [`${title} (${pages.length})  ${countsText(pages)}`, ...lines].join('\n');
}

function cells(page: PageReport): string[] {
  const { file, kind, words, ease, pictures, linksIn, linksOut, reviewed, owner, notes, sections } =
    page;
  return [
    file.replace(/^content\/(?!versions\/)[^/]+\//, ''),
    kind,
    String(words),
    ease === undefined ? '–' : ease.toFixed(0),
    String(pictures),
    String(linksIn),
    String(linksOut),
    reviewed ?? '–',
    owner ?? '–',
    notes.join(', ') || '–',
    sections.map((section) => section.words).join(' '),
  ];
}

/** @example countsText(pages) // => '3 stale, 1 thin' */
export function countsText(pages: readonly PageReport[]): string {
  const counts = [...noteCounts(pages)].map(([note, count]) => `${count} ${note}`);
  return counts.length > 0 ? counts.join(', ') : 'Nothing to look at.';
}
