import type { ContentPage } from './contentPages';
import { textBlocks, wordCount } from './pageText';

/** Words that a page may have, code aside, by kind; a reference is as long as it takes. */
export const WORDS = [
  ['concept', 350, 900],
  ['how-to', 400, 1200],
  ['setup', 500, 1000],
  ['tutorial', 700, 1800],
  ['lesson', 400, 800],
  ['changelog', 120, 450],
  ['category', 20, 120],
] as const;

/** The kind whose length a page must have: all of the video library are lessons, and a tutorial kept for old links may be short. */
export function lengthClass({ kind, file, unlisted }: ContentPage): string {
  if (kind === 'tutorial' && file.startsWith('content/tutorials/video-library/')) return 'lesson';
  return kind === 'tutorial' && unlisted ? 'kept' : kind;
}

/** The words that a reader of the page sees, code aside; an index page shows its description with its text. */
export function pageWords({ kind, description, body }: ContentPage): number {
  const shown = textBlocks(body.tree).join(' ');
  return wordCount(kind === 'category' ? `${description} ${shown}` : shown);
}

/** The fewest words that a page of this length class has; 0 where nothing is asked. */
export function leastWords(page: ContentPage): number {
  return WORDS.find(([name]) => name === lengthClass(page))?.[1] ?? 0;
}
