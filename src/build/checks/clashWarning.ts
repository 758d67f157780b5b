import { ownPages } from './ownPages';

/** What to say of addresses that more than one page claims, those of the site's `own` pages included; nothing when none does. */
export function clashWarning(
  planned: readonly string[],
  own: readonly string[] = ownPages(),
): string | undefined {
  const clashes = repeated([...own, ...planned]);
  if (clashes.length === 0) return undefined;
  return `More than one page claims ${clashes.join(', ')}. Rename one of the files.`;
}

/** The values that occur more than once, each named once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}
