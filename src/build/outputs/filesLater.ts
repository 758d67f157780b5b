let make: () => Promise<void>;
let made: Promise<void> | undefined;

/** Runs `makeFiles` once: as soon as this process is mostly idle, or when `filesMade` is called, whichever is first. */
export function makeFilesLater(makeFiles: () => Promise<void>, mostlyIdle: Promise<unknown>): void {
  make = makeFiles;
  // The caller of `filesMade` gets the error.
  mostlyIdle.then(filesMade).catch(() => undefined);
}

/** Settles when the deferred files have been made, or rejects with the error. */
export function filesMade(): Promise<void> {
  made ??= make();
  return made;
}
