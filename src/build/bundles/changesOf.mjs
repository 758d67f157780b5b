/**
 * Makes a webpack loader that patches the source of a package. The loader throws if a pattern does not match, as after an
 * upgrade of the package.
 */
export function changesOf(name, file, changes) {
  return (source) =>
    changes.reduce((text, [pattern, ours]) => {
      const next = text.replace(pattern, ours);
      if (next === text) {
        throw new Error(
          `This version of ${name} does not contain ${String(pattern)}. Find out what it contains instead, and update ${file}.`,
        );
      }
      return next;
    }, source);
}
