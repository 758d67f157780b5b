import { storageKeys } from '../model/storageKeys';
import { readProgress, type Progress, type ProgressByPath } from '../model/tutorialProgress';
import { readStored, writeStored } from './storage';

// What the browser would not keep holds for as long as the page.
let unkept: ProgressByPath | undefined;

/** The reader's progress in every tutorial that was begun, in other tabs too. */
export function tutorialProgress(): ProgressByPath {
  return unkept ?? readProgress(readStored(storageKeys.tutorialProgress));
}

/** Keeps how far the reader has come in a tutorial; without a step done it is forgotten. */
export function keepTutorialProgress(path: string, progress: Progress): void {
  const { [path]: _before, ...others } = tutorialProgress();
  const next = progress.done.length > 0 ? { ...others, [path]: progress } : others;
  unkept = writeStored(storageKeys.tutorialProgress, JSON.stringify(next)) ? undefined : next;
}
