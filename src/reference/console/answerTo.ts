import type { AnswerExample, ApiConsole } from '../../model/apiConsole';
import type { CallValues } from '../../model/api/apiRequest';
import type { Json, JsonObject } from '../../model/apiContract';
import type { Problem } from './problems';
import { valueAt, type RequestPath } from './requestPath';

/** What the sandbox answers. */
export interface Answer {
  readonly status: number;
  /** Missing where a status has no body. */
  readonly payload?: Json;
}

type Payloads = Readonly<Record<string, Json>>;

/** The success that the contract shows for an example of a body, or the first one. */
export function successOf({ answers }: ApiConsole, payloads: Payloads, name?: string): Answer {
  const found = answers.find((one) => name !== undefined && one.name === name) ?? answers[0];
  if (!found) return { status: 200 };
  return answerLike(found, payloads);
}

/** An answer as one of the contract's examples shows it. */
export function answerLike({ status, name }: AnswerExample, payloads: Payloads): Answer {
  const payload = name === undefined ? undefined : payloads[name];
  return { status, ...(payload !== undefined && { payload }) };
}

/**
 * The error that the API answers with to a request that breaks the contract: the contract's own example of it if there is
 * one, with the value that was sent. Only the first problem is answered.
 */
export function refusalOf(
  { malformed }: ApiConsole,
  payloads: Payloads,
  values: CallValues,
  problems: readonly Problem[],
): Answer {
  const problem = problems[0]!;
  const { reason: _reason, details: _details, ...frame } = malformed;
  const example = problem.error === undefined ? undefined : payloads[problem.error];
  const told = example ? adapted(example as JsonObject, problem, values) : made(problem, values);
  return { status: problem.status, payload: { ...told, ...frame, ...told } };
}

/** An example tells of one value; the reader sent another. */
function adapted(example: JsonObject, { path }: Problem, values: CallValues): JsonObject {
  const { details } = example;
  if (typeof details !== 'string') return example;
  const received = receivedAt(path, values);
  return { ...example, details: details.replace(/(received: ).*$/i, (_, word) => word + received) };
}

/** An error for which the contract has no example, in the words of those it has. */
function made(problem: Problem, values: CallValues): JsonObject {
  const { path, keyword } = problem;
  const [place, ...below] = path;
  if (keyword === 'required') {
    return { reason: 'A required field is missing.', details: below.join('.') || String(place) };
  }
  const received = `received: ${receivedAt(path, values)}`;
  const details =
    place === 'body' && below.length > 0
      ? `${below.join('.')}, ${received}`
      : received.replace('r', 'R');
  return { reason: reasonOf(problem), details };
}

function reasonOf({ path, sentence }: Problem): string {
  const name = path.findLast((key) => !/^\d+$/.test(key)) ?? 'The request';
  const choices = /^Use one of: (.*)$/.exec(sentence)?.[1];
  if (choices) return `${name} must be ${choices.replace(/, ([^,]*)$/, ' or $1')}.`;
  if (sentence.startsWith('Must ')) return `${name} m${sentence.slice(1)}.`;
  return `${sentence.replace(/\.$/, '')}.`;
}

function receivedAt(path: RequestPath, values: CallValues): string {
  const value = valueAt(values as JsonObject, path);
  if (Array.isArray(value)) return String(value.length);
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
