import { CHANGELOG } from './changelog';

/**
 * The name of an area in addresses.
 *
 * @example areaSlug('semantic models') // => 'semantic-models'
 */
export function areaSlug(area: string): string {
  return area.toLowerCase().replace(/ /g, '-');
}

/** What the addresses of the pages of all areas begin with. */
const AREA_PATHS = `${CHANGELOG.path}/tags/`;

/**
 * The address of the page with all entries of an area.
 *
 * @example areaPath('SQL') // => '/changelog/tags/sql'
 */
export function areaPath(area: string): string {
  return `${AREA_PATHS}${areaSlug(area)}`;
}
