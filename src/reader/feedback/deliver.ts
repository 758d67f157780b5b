import type { Answer } from './answer';
import { keepAnswer } from './keptAnswers';
import { sendAnswer } from './sendAnswer';

export type Outcome = 'sent' | 'kept' | 'failed';

/** Sends an answer, or keeps it while the reader is offline. */
export async function deliver(endpoint: string, answer: Answer): Promise<Outcome> {
  try {
    if (navigator.onLine) {
      await sendAnswer(endpoint, answer);
      return 'sent';
    }
  } catch {
    // The connection may have dropped meanwhile.
  }
  return !navigator.onLine && keepAnswer(answer) ? 'kept' : 'failed';
}
