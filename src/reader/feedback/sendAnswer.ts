import type { Answer } from './answer';

/** HTTP status 429, Too Many Requests. */
const TOO_MANY = 429;

/** How long to wait for the server, in milliseconds. */
const PATIENCE = 15_000;

/** The server rejected the answer for good; sending it again is pointless. */
export class RefusedAnswer extends Error {}

/** Sends an answer without anything that identifies the reader. Throws, with `RefusedAnswer` if retrying is pointless. */
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
  throw new Fault(`The server rejected the answer with status ${status}.`);
}
