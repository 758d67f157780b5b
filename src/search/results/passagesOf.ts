import type { SearchResponse } from '../engine/contract';
import { searchResult, type SearchResult } from './searchResult';

/** The passages in a response: InstantSearch keeps extra fields of the response in its results. */
export function passagesOf(results: object): SearchResult[] {
  const { passages = [] }: Pick<SearchResponse, 'passages'> = results;
  return passages.map(searchResult);
}
