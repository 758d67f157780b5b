import type { SearchResponse } from '../engine/contract';
import { searchResult, type SearchResult } from './searchResult';

/** The label of the passages. */
export const PASSAGES = 'Passages from the pages';

/** The passages in a response: InstantSearch keeps extra fields of the response in its results. */
export function passagesOf(results: object): SearchResult[] {
  const { passages = [] }: Pick<SearchResponse, 'passages'> = results;
  return passages.map(searchResult);
}

/** Whether the passages of a response come before its results. */
export function arePassagesFirst(results: object): boolean {
  const { passagesFirst = false }: Pick<SearchResponse, 'passagesFirst'> = results;
  return passagesFirst;
}
