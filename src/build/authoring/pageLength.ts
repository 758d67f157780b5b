import type { ContentPage } from './contentPages';
import { textBlocks, wordCount } from './pageText';

/** Minimum and maximum words per page, without code, by kind; a reference is as long as it needs to be. */
export const WORDS = [
  ['concept', 350, 900],
  ['how-to', 400, 1200],
  ['setup', 500, 1000],
  ['tutorial', 700, 1800],
  ['lesson', 400, 800],
  ['changelog', 120, 450],
  ['category', 20, 120],
] as const;

/**
 * The kind that determines the length of a page: the video library has lessons, and a tutorial kept for old links may be short.
 */
export function lengthClass({ kind, file, unlisted }: ContentPage): string {
  if (kind === 'tutorial' && file.startsWith('content/tutorials/video-library/')) return 'lesson';
  return kind === 'tutorial' && unlisted ? 'kept' : kind;
}

/** The number of words that readers see, without code; an index page shows its description as well. */
export function pageWords({ kind, description, body }: ContentPage): number {
  const shown = textBlocks(body.tree).join(' ');
  return wordCount(kind === 'category' ? `${description} ${shown}` : shown);
}

/** The minimum number of words for a page of this length class; 0 if there is none. */
export function leastWords(page: ContentPage): number {
  return WORDS.find(([name]) => name === lengthClass(page))?.[1] ?? 0;
}
