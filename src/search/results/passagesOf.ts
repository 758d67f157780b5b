import type { SearchResponse } from '../engine/contract';
import { searchResult, type SearchResult } from './searchResult';

/** The passages of an answer: InstantSearch keeps with its results whatever the answer holds. */
export function passagesOf(results: object): SearchResult[] {
  const { passages = [] }: Pick<SearchResponse, 'passages'> = results;
  return passages.map(searchResult);
}
