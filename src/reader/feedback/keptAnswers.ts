import { readStored, removeStored, writeStored } from '../../data/storage';
import { keptJson } from '../../model/reader/keptJson';
import { storageKeys } from '../../model/reader/storageKeys';
import type { Answer } from './answer';
import { RefusedAnswer, sendAnswer } from './sendAnswer';

const MOST = 20;

/** Keeps an answer in the browser until the reader is online, dropping the oldest of too many; false if storage fails. */
export function keepAnswer(answer: Answer): boolean {
  const before = keptAnswers();
  const kept = keep([...before, answer].slice(-MOST));
  // The reader is told, and may send the answer again.
  if (!kept) keep(before);
  return kept;
}

/** Sends the kept answers. Those that cannot be sent now are kept for later; rejected ones are dropped. */
export async function sendKeptAnswers(endpoint: string): Promise<void> {
  const before = keptAnswers();
  // Drops entries that cannot be read.
  keep(before);
  for (let left = before.length; left > 0; left -= 1) {
    const [answer, ...others] = keptAnswers();
    if (!answer) return;
    // Removed before it is sent, so that no other tab sends it too. The others stay stored in case the reader leaves.
    keep(others);
    await sendAnswer(endpoint, answer).catch((error: unknown) => {
      if (!(error instanceof RefusedAnswer)) keepAnswer(answer);
    });
  }
}

function keep(answers: readonly Answer[]): boolean {
  if (answers.length > 0) return writeStored(storageKeys.feedback, JSON.stringify(answers));
  removeStored(storageKeys.feedback);
  return true;
}

function keptAnswers(): Answer[] {
  const kept = keptJson(readStored(storageKeys.feedback));
  return Array.isArray(kept) ? kept.filter(isAnswer) : [];
}

/** The storage may contain anything: other code can write to it too. */
function isAnswer(kept: unknown): kept is Answer {
  const { path, answer, reason, text } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return (
    [path, reason, text].every((value) => typeof value === 'string') &&
    (answer === 'yes' || answer === 'no')
  );
}
