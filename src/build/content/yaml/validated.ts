import type { z } from 'zod';
import type { Fault } from '../../../model/fault';
import { whichExist } from '../../whichExist';
import type { KeyedValues } from './readYaml';

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
  const faults = firstOfEach(result.error.issues).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOf(key),
        message: `The key "${key}" is unknown. ${whichExist(key, known)}`,
      }));
    }
    const key = String(issue.path[0]);
    const message =
      key in values
        ? `"${issue.path.join('.')}" ${issue.message}.`
        : `The key "${key}" is missing.`;
    const line = lineOf(...issue.path);
    return [{ file, line, message: `${message} ${key in values ? 'Correct' : 'Add'} it.` }];
  });
  const broken = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const kept = known.filter((key) => key in values && !broken.has(key));
  const sound = Object.fromEntries(kept.map((key) => [key, values[key]]));
  return { values: sound as Partial<z.infer<Schema>>, faults };
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
