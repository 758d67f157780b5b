import { slug } from 'github-slugger';

/**
 * Whether an id can be made of a text; signs leave nothing but hyphens.
 *
 * @example givesId('!=') // => false
 */
export function givesId(text: string): boolean {
  return !/^-*$/.test(slug(text));
}
