import { refusedParameters } from '../../model/refusedParameters';
import type { SearchRequest } from './contract';

/** Throws when a request asks for something that would otherwise be left out silently. */
export function checkRequest({ type, params = {} }: SearchRequest): void {
  if (type === 'facet') throw facetValuesError();
  const [name] = refusedParameters(params);
  if (name === undefined) return;
  throw new Error(
    `The embedded search does not support ${name}. Use facetFilters, or the hosted search.`,
  );
}

/** Says that values of facets cannot be searched. */
export function facetValuesError(): Error {
  return new Error(
    'The embedded search does not support searching for facet values. List the values from a result, or use the hosted search.',
  );
}
