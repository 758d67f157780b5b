import { readStored, removeStored, writeStored } from '../../data/storage';
import { keptJson } from '../../model/keptJson';
import { storageKeys } from '../../model/storageKeys';
import type { Answer } from './answer';
import { RefusedAnswer, sendAnswer } from './sendAnswer';

const MOST = 20;

/** Keeps an answer in the browser until the reader is online; of too many the oldest goes. False where nothing can be kept. */
export function keepAnswer(answer: Answer): boolean {
  return keep([...keptAnswers(), answer].slice(-MOST));
}

/** Sends what was kept; what cannot be sent now is kept for another time, and what is refused is not. */
export async function sendKeptAnswers(endpoint: string): Promise<void> {
  const before = keptAnswers();
  // Without what cannot be read.
  keep(before);
  for (let left = before.length; left > 0; left -= 1) {
    const [answer, ...others] = keptAnswers();
    if (!answer) return;
    // Before it is sent, so that no other tab sends it too; the others wait, should the reader leave now.
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

/** Anything may stand in the storage: other code can write there too. */
function isAnswer(kept: unknown): kept is Answer {
  const { path, answer, reason, text } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return (
    [path, reason, text].every((value) => typeof value === 'string') &&
    (answer === 'yes' || answer === 'no')
  );
}
