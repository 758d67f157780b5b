import { CHANGELOG } from './changelog';

/**
 * An area's name in addresses.
 *
 * @example areaSlug('semantic models') // => 'semantic-models'
 */
export function areaSlug(area: string): string {
  return area.toLowerCase().replace(/ /g, '-');
}

/**
 * The address of the page with all entries of an area.
 *
 * @example areaPath('SQL') // => '/changelog/tags/sql'
 */
export function areaPath(area: string): string {
  return `${CHANGELOG.path}/tags/${areaSlug(area)}`;
}
