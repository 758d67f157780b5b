let make: () => Promise<void>;
let made: Promise<void> | undefined;

/** Has `makeFiles` run as soon as this process is mostly idle, or when `filesMade` asks for it: once. */
export function makeFilesLater(makeFiles: () => Promise<void>, mostlyIdle: Promise<unknown>): void {
  make = makeFiles;
  // A failure to make them reaches whoever calls `filesMade`.
  mostlyIdle.then(filesMade).catch(() => undefined);
}

/** Settles when the files are made that were put off. */
export function filesMade(): Promise<void> {
  made ??= make();
  return made;
}
