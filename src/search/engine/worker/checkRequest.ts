import { refusedParameters } from '../../../model/search/refusedParameters';
import type { SearchRequest } from '../contract';

/** Throws when a request uses a feature that would otherwise be ignored silently. */
export function checkRequest({ type, params = {} }: SearchRequest): void {
  if (type === 'facet') {
    throw new Error(
      'The embedded search does not support searching for facet values. List the values from a result, or use the hosted search.',
    );
  }
  const [name] = refusedParameters(params);
  if (name === undefined) return;
  throw new Error(
    `The embedded search does not support ${name}. Use facetFilters, or the hosted search.`,
  );
}
