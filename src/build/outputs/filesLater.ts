let make: () => Promise<void>;
let made: Promise<void> | undefined;

/** Has `makeFiles` run as soon as others do the work of the build, or when `filesMade` asks for it: once. */
export function makeFilesLater(makeFiles: () => Promise<void>, othersWork: Promise<unknown>): void {
  make = makeFiles;
  // What keeps them from being made is told to who asks for them.
  othersWork.then(filesMade).catch(() => undefined);
}

/** Settles when the files are made that were put off. */
export function filesMade(): Promise<void> {
  made ??= make();
  return made;
}
