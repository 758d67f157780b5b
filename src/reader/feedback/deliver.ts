import type { Answer } from './answer';
import { keepAnswer } from './keptAnswers';
import { sendAnswer } from './sendAnswer';

export type Outcome = 'sent' | 'kept' | 'failed';

/** Sends an answer, or keeps it while there is no line. */
export async function deliver(endpoint: string, answer: Answer): Promise<Outcome> {
  try {
    if (!isOffline()) {
      await sendAnswer(endpoint, answer);
      return 'sent';
    }
  } catch {
    // The line may have gone down meanwhile.
  }
  return isOffline() && keepAnswer(answer) ? 'kept' : 'failed';
}

function isOffline(): boolean {
  return navigator.onLine === false;
}
