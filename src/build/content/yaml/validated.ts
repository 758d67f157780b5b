import type { z } from 'zod';
import type { Fault } from '../../../model/fault';
import type { KeyedValues } from './readYaml';
import { unknownKey } from './unknownKey';

/**
 * Validates values against `schema`: returns the valid ones, and a fault for each one that is missing, unknown or invalid.
 */
export function validated<Schema extends z.ZodObject>(
  schema: Schema,
  { values, lineOf }: KeyedValues,
  file: string,
): { values: Partial<z.infer<Schema>>; faults: Fault[] } {
  const result = schema.safeParse(values);
  if (result.success) return { values: result.data, faults: [] };

  const known = Object.keys(schema.shape);
  const issues = firstOfEach(result.error.issues);
  const unknown = issues
    .flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
    .map((key) => ({ line: lineOf(key), ...unknownKey(key, known) }));
  const meant = new Set(unknown.map((key) => key.meant));
  const wrong = issues
    .filter(({ code, path: [key] }) => code !== 'unrecognized_keys' && !meant.has(String(key)))
    .map(({ path, message }) => ({ line: lineOf(...path), message: told(path, message, values) }));
  const faults = [...wrong, ...unknown].map(({ line, message }) => ({ file, line, message }));
  const broken = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const kept = known.filter((key) => key in values && !broken.has(key));
  const sound = Object.fromEntries(kept.map((key) => [key, values[key]]));
  return { values: sound as Partial<z.infer<Schema>>, faults };
}

/** The message about the value at a path, which may be an item of a list. */
function told(
  [key, index]: readonly PropertyKey[],
  problem: string,
  values: KeyedValues['values'],
): string {
  const name = `"${String(key)}"`;
  if (!(String(key) in values)) return `The key ${name} is missing. Add it.`;
  if (index === undefined) return `${name} ${problem}. Correct it.`;
  const item = (values[String(key)] as readonly unknown[])[Number(index)];
  const written = typeof item === 'string' ? `"${item}"` : JSON.stringify(item);
  return `${written} in ${name} ${problem}. Correct it.`;
}

/** A value of the wrong type breaks other rules as well: text has a length, too. Unknown keys have no place of their own. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const places = new Set<string>();
  return issues.filter(({ path }) => {
    const place = path.join('.');
    if (place !== '' && places.has(place)) return false;
    places.add(place);
    return true;
  });
}
