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

/** Names of the parameters that ask for something the embedded search would otherwise leave out silently. */
export function refusedParameters(params: Readonly<Record<string, unknown>>): string[] {
  return REFUSED.filter((name) => isGiven(params[name]));
}

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== false;
}
