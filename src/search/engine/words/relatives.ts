/**
 * The stems of nouns of a verb, or of verbs of a noun, as far as their endings tell; some may be no words.
 *
 * @example relatives('expiration') // => ['expir', 'expirat'], the first of which is that of 'expire'
 * @example relatives('creat')      // => ['creation'], as of 'create'
 */
export function relatives(stemmed: string): string[] {
  const [, verb] = /^(.{3,})ation$/.exec(stemmed) ?? [];
  if (verb) return [verb, `${verb}at`];
  return [stemmed.endsWith('at') ? `${stemmed}ion` : `${stemmed}ation`];
}
