import type { Answer } from './answer';

/** Sends an answer and nothing that knows the reader again; an error when it is not taken. */
export async function sendAnswer(endpoint: string, answer: Answer): Promise<void> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
  });
  if (!ok) throw new Error(`The answer was refused with the status ${status}.`);
}
