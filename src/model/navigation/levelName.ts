/**
 * The level of a tutorial, as shown to readers.
 *
 * @example levelName('beginner') // => 'Beginner'
 */
export function levelName(level: string): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}
