import { storageKeys } from '../model/reader/storageKeys';
import { readProgress, type Progress, type ProgressByPath } from '../model/reader/tutorialProgress';
import { readStored, writeStored } from './storage';

/** The reader's progress in every tutorial they have started, including in other tabs. */
export function tutorialProgress(): ProgressByPath {
  return readProgress(readStored(storageKeys.tutorialProgress));
}

/** Stores how far the reader has come in a tutorial; removes it if no step is done. */
export function keepTutorialProgress(path: string, progress: Progress): void {
  const { [path]: _before, ...others } = tutorialProgress();
  const next = progress.done.length > 0 ? { ...others, [path]: progress } : others;
  writeStored(storageKeys.tutorialProgress, JSON.stringify(next));
}
