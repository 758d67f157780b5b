import type { Fault } from '../../model/fault';
import { servedFiles } from '../servedFiles';

/** Files in `static` with the same name as one that the build creates; it would be left to chance which one is published. */
export function staticFaults(
  made: ReadonlySet<string>,
  copied = servedFiles('static', ''),
): Fault[] {
  return copied
    .filter((path) => made.has(path))
    .map((path) => ({
      file: `static${path}`,
      line: 1,
      message: `The build creates a file ${path} as well. Rename or remove this one.`,
    }));
}
