import { basename, dirname, join } from 'node:path';
import type { JsonObject } from '../../../model/api/apiContract';
import type { Fault } from '../../../model/fault';
import { COMPONENTS } from '../contract/bundleContract';
import { contractSources } from '../contract/contractSources';
import { contractYaml } from '../contract/contractYaml';
import { atPath, pathsIn, type Path } from '../contract/pathsIn';

/** The `$ref`s that lead back to their own file without end. A schema may refer to itself in its fields, but not in `allOf`. */
export function loopFaults(): readonly Fault[] {
  const targets = new Map(contractSources().map((file) => [file, insertedIn(file)] as const));
  return [...targets].flatMap(([file, inserted]) =>
    inserted
      .filter(({ target }) => reaches(target, file, targets))
      .map(({ path, target }) => ({
        file,
        line: contractYaml(file).lineOf(...path),
        message: `The $ref leads ${target === file ? 'to its own file' : `back to its own file through ${target}`}, without end. Remove it, or use it for a field instead of in allOf.`,
      })),
  );
}

interface Inserted {
  readonly target: string;
  readonly path: Path;
}

/** The files whose content takes the place of a `$ref`; all others are only named. */
function insertedIn(file: string): readonly Inserted[] {
  const whole = contractYaml(file).values as JsonObject;
  const refs = pathsIn(whole, (key, value) => key === '$ref' && typeof value === 'string');
  return refs.flatMap((path) => {
    const target = join(dirname(file), atPath(whole, path) as string);
    const isInserted =
      path.length === 1 ||
      path.at(-3) === 'allOf' ||
      !COMPONENTS.includes(basename(dirname(target)));
    return isInserted ? [{ target, path }] : [];
  });
}

/** Whether a file leads to another one, or is the same. */
function reaches(
  from: string,
  to: string,
  targets: ReadonlyMap<string, readonly Inserted[]>,
  seen = new Set<string>(),
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (targets.get(from) ?? []).some(({ target }) => reaches(target, to, targets, seen));
}
