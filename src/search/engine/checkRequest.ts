import type { SearchRequest } from './contract';

/** Parameters of the hosted service that would change the result, and that the embedded search does not know. */
const REFUSED = [
  'filters',
  'numericFilters',
  'optionalFilters',
  'tagFilters',
  'restrictSearchableAttributes',
  'offset',
  'length',
  'aroundLatLng',
  'aroundLatLngViaIP',
  'insideBoundingBox',
  'insidePolygon',
];

/** Throws when a request asks for something that would otherwise be left out silently. */
export function checkRequest({ type, params = {} }: SearchRequest): void {
  if (type === 'facet') throw facetValuesError();
  const name = REFUSED.find((candidate) => isGiven(params[candidate]));
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

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== false;
}
