// Builds the project a second time, in a folder beside this one, and tells which files of the built
// site differ from those in public/: node scripts/reproducible.mjs. None should.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, tellFound, withBuiltCopy } from './builtCopy.mjs';

/** The files that only one of two folders has, or that are not the same in both. */
function differing(one, other) {
  return [...new Set([...filesIn(one), ...filesIn(other)])].sort().filter((file) => {
    const [first, second] = [join(one, file), join(other, file)];
    if (!existsSync(first) || !existsSync(second)) return true;
    return !readFileSync(first).equals(readFileSync(second));
  });
}

tellFound(
  withBuiltCopy((built) => differing('public', built)),
  {
    problem: (count) =>
      `A second build of the project makes ${count} other files. Find what differs, and take it out:`,
    fine: 'A second build of the project makes the same files, byte by byte.',
  },
);
