// Builds the project a second time, in a sibling folder, and lists the files of the built site that differ from those in
// public/: node scripts/reproducible.mjs. There should be none.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, reportFound, withBuiltCopy } from './builtCopy.mjs';
import { reportErrors } from './reportErrors.mjs';

/** The files that only one of two folders has, or that differ between them. */
function differing(one, other) {
  return [...new Set([...filesIn(one), ...filesIn(other)])].sort().filter((file) => {
    const [first, second] = [join(one, file), join(other, file)];
    if (!existsSync(first) || !existsSync(second)) return true;
    return !readFileSync(first).equals(readFileSync(second));
  });
}

await reportErrors(async () =>
  reportFound(await withBuiltCopy((built) => differing('public', built)), {
    problem: (count) =>
      `In a second build of the project, ${count} files differ. Find out why, and remove the cause:`,
    fine: 'A second build of the project makes the same files, byte for byte.',
  }),
);
