import { capitalized } from '../capitalized';

/**
 * The level of a tutorial, as shown to readers.
 *
 * @example levelName('beginner') // => 'Beginner'
 */
export function levelName(level: string): string {
  return capitalized(level);
}
