import type { SearchRecord } from '../../model/searchRecord';
import type { ContentPage } from './contentPages';

/** Why the search cannot find some words of a query: a sentence for each that no record holds. */
export function missedWords(
  query: string,
  records: readonly Pick<SearchRecord, 'hierarchy' | 'content' | 'keywords'>[],
  pages: readonly Pick<ContentPage, 'file' | 'source' | 'unlisted'>[],
): string[] {
  const read = records
    .flatMap(({ hierarchy, content, keywords }) => [
      ...Object.values(hierarchy),
      content,
      ...keywords,
    ])
    .join('\n')
    .toLowerCase();
  const words = query.toLowerCase().split(/\s+/);
  return words.filter((word) => !read.includes(word)).map((word) => reason(word, pages));
}

function reason(word: string, pages: Parameters<typeof missedWords>[2]): string {
  const holding = pages.filter(({ source }) => source.toLowerCase().includes(word));
  const listed = holding.find(({ unlisted }) => !unlisted);
  if (listed)
    return `"${word}" stands in ${placeOf(word, listed)} where the search does not read: it reads no code but blocks of text, and no addresses. Say it in the text, or in the keywords of the page.`;
  if (holding[0])
    return `"${word}" stands in ${placeOf(word, holding[0])}, on a page that is unlisted. Unlisted pages are not found.`;
  return `"${word}" stands on no page. Where it means what a page is about, add it to the keywords of that page.`;
}

function placeOf(word: string, { file, source }: { file: string; source: string }): string {
  const line = source.toLowerCase().slice(0, source.toLowerCase().indexOf(word)).split('\n').length;
  return `${file}:${line}`;
}
