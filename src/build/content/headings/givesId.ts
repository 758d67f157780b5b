import { slug } from 'github-slugger';

/**
 * Whether an id can be derived from a text; punctuation yields nothing but hyphens.
 *
 * @example givesId('!=') // => false
 */
export function givesId(text: string): boolean {
  return !/^-*$/.test(slug(text));
}
