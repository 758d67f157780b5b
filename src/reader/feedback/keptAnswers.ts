import { readStored, removeStored, writeStored } from '../../data/storage';
import { storageKeys } from '../../model/storageKeys';
import type { Answer } from './answer';
import { sendAnswer } from './sendAnswer';

/** Keeps an answer in the browser until there is a line; false where nothing can be kept. */
export function keepAnswer(answer: Answer): boolean {
  const all = JSON.stringify([...keptAnswers(), answer]);
  writeStored(storageKeys.feedback, all);
  return readStored(storageKeys.feedback) === all;
}

/** Sends what was kept; what is not taken is kept for another time. */
export async function sendKeptAnswers(endpoint: string): Promise<void> {
  const answers = keptAnswers();
  // At once, so that another tab does not send them, too.
  removeStored(storageKeys.feedback);
  for (const answer of answers) {
    await sendAnswer(endpoint, answer).catch(() => keepAnswer(answer));
  }
}

function keptAnswers(): Answer[] {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.feedback) ?? '[]');
    return Array.isArray(kept) ? (kept as Answer[]) : [];
  } catch {
    return [];
  }
}
