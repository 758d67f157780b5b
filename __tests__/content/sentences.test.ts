import { pages, type ContentPage } from '../support/contentPages';
import { textBlocks, wordCount } from '../../src/build/authoring/pageText';
import { isAccessNote } from './support/isAccessNote';

/** The sentences of a page that are long enough to be unique. */
function sentences({ description, body }: ContentPage): Set<string> {
  // The note about plan, role and permission is the same on purpose.
  const shown = textBlocks(body.tree.filter((node) => !isAccessNote(node)));
  const all = [description, ...shown].flatMap((text) => text.split(/(?<=[.!?])\s+/));
  const spoken = all.map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''));
  return new Set(spoken.filter((sentence) => wordCount(sentence) >= 8));
}

test('no sentence of eight or more words is on two pages', () => {
  const first = new Map<string, string>();
  const repeated = pages.flatMap((page) =>
    [...sentences(page)].flatMap((sentence) => {
      const other = first.get(sentence);
      first.set(sentence, other ?? page.file);
      return other ? [`${page.file} repeats ${other}: ${sentence}`] : [];
    }),
  );

  expect(first.size).toBeGreaterThan(1000);
  expect(repeated).toEqual([]);
});
