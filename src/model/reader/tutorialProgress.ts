import { keptJson } from './keptJson';

/** How far a reader has come in a tutorial. */
export interface Progress {
  /** Ids of the steps that are done, in the order of the page. */
  readonly done: readonly string[];
  /** How many steps there are. */
  readonly of: number;
}

/** The progress in each tutorial that the reader has started, by its address. */
export type ProgressByPath = Readonly<Record<string, Progress>>;

/** Parses stored progress; invalid entries are left out. */
export function readProgress(text: string | null): ProgressByPath {
  const kept = Object.entries(keptJson(text) ?? {});
  return Object.fromEntries(
    kept.filter((entry): entry is [string, Progress] => isProgress(entry[1])),
  );
}

function isProgress(value: unknown): value is Progress {
  const { done, of } = (value ?? {}) as Partial<Progress>;
  return (
    Array.isArray(done) && done.every((id) => typeof id === 'string') && typeof of === 'number'
  );
}

/** True if all steps are done. */
export function isDone({ done, of }: Progress): boolean {
  return of > 0 && done.length >= of;
}

/** The reader's progress in some tutorials, in a few words; undefined if none has been started. */
export function progressInWords(
  paths: readonly string[],
  kept: ProgressByPath,
  folder: boolean,
): string | undefined {
  const begun = paths.flatMap((path) => kept[path] ?? []);
  const [first] = begun;
  if (!first) return undefined;
  const finished = begun.filter(isDone).length;
  if (finished === paths.length) return 'Done';
  if (!folder) return `${first.done.length} of ${first.of} steps`;
  return finished > 0 ? `${finished} of ${paths.length} done` : 'Started';
}
