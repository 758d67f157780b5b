/**
 * The level of a tutorial, as readers see it.
 *
 * @example levelName('beginner') // => 'Beginner'
 */
export function levelName(level: string): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}
