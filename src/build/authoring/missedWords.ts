import type { SearchRecord } from '../../model/search/searchRecord';
import { lineAt } from '../lineAt';
import type { ContentPage } from './contentPages';

/** Explains why the search cannot find words of a query, with a sentence for each word that no record contains. */
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
    return `"${word}" is in ${placeOf(word, listed)}, where the search does not look, such as code or an address. Use it in the text, or add it to the keywords of the page.`;
  if (holding[0])
    return `"${word}" is only in ${placeOf(word, holding[0])}, an unlisted page. The search does not find unlisted pages.`;
  return `"${word}" is on no page. If readers use it for the subject of a page, add it to the keywords of that page.`;
}

function placeOf(word: string, { file, source }: { file: string; source: string }): string {
  const text = source.toLowerCase();
  return `${file}:${lineAt(text.indexOf(word), text)}`;
}
