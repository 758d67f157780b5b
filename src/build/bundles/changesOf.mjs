/** A loader of webpack that changes the text of a package. A pattern that fits nothing stands for another version of it. */
export function changesOf(name, file, changes) {
  return (source) =>
    changes.reduce((text, [pattern, ours]) => {
      const next = text.replace(pattern, ours);
      if (next === text) {
        throw new Error(
          `This version of ${name} has no ${String(pattern)}. Look up what it has there now, and correct ${file}.`,
        );
      }
      return next;
    }, source);
}
