import { readStored, removeStored, writeStored } from '../../data/storage';
import { storageKeys } from '../../model/storageKeys';
import type { Answer } from './answer';
import { RefusedAnswer, sendAnswer } from './sendAnswer';

const MOST = 20;

/** Keeps an answer in the browser until there is a line, in the place of the oldest of many; false where nothing can be kept. */
export function keepAnswer(answer: Answer): boolean {
  const all = JSON.stringify([...keptAnswers(), answer].slice(-MOST));
  writeStored(storageKeys.feedback, all);
  return readStored(storageKeys.feedback) === all;
}

/** Sends what was kept; what cannot be sent now is kept for another time, and what is refused is not. */
export async function sendKeptAnswers(endpoint: string): Promise<void> {
  const answers = keptAnswers();
  // At once, so that another tab does not send them, too.
  removeStored(storageKeys.feedback);
  for (const answer of answers) {
    await sendAnswer(endpoint, answer).catch((error: unknown) => {
      if (!(error instanceof RefusedAnswer)) keepAnswer(answer);
    });
  }
}

function keptAnswers(): Answer[] {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.feedback) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

/** Others can write there too. */
function isAnswer(kept: unknown): kept is Answer {
  const { path, answer, reason, text } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return (
    [path, reason, text].every((value) => typeof value === 'string') &&
    (answer === 'yes' || answer === 'no')
  );
}
