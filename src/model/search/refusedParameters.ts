/** Parameters of the hosted service that would change the results and that the embedded search does not support. */
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

/** Names of the given parameters that the embedded search would otherwise silently ignore. */
export function refusedParameters(params: Readonly<Record<string, unknown>>): string[] {
  return REFUSED.filter((name) => isGiven(params[name]));
}

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== false;
}
