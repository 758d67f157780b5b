import type { Answer } from './answer';

/** The status of a server that is asked too often. */
const TOO_MANY = 429;

/** How long to wait for the server, in milliseconds. */
const PATIENCE = 15_000;

/** The server does not accept the answer, and will not accept it later. */
export class RefusedAnswer extends Error {}

/** Sends an answer and nothing that identifies the reader; throws when it is not accepted. */
export async function sendAnswer(endpoint: string, answer: Answer): Promise<void> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (ok) return;
  const Fault = status >= 500 || status === TOO_MANY ? Error : RefusedAnswer;
  throw new Fault(`The answer was refused with the status ${status}.`);
}
