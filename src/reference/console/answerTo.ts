import type { AnswerExample, ApiConsole } from '../../model/api/apiConsole';
import type { CallValues } from '../../model/api/apiRequest';
import type { Json, JsonObject } from '../../model/api/apiContract';
import type { Problem } from './problems';
import { valueAt } from './requestPath';

/** The sandbox's response. */
export interface Answer {
  readonly status: number;
  /** Undefined if the response has no body. */
  readonly payload?: Json;
}

type Payloads = Readonly<Record<string, Json>>;

/** The contract's success response with this name, or else the first one. */
export function successOf({ answers }: ApiConsole, payloads: Payloads, name?: string): Answer {
  const found = answers.find((one) => name !== undefined && one.name === name) ?? answers[0];
  if (!found) return { status: 200 };
  return answerLike(found, payloads);
}

/** The response that one of the contract's examples shows. */
export function answerLike({ status, name }: AnswerExample, payloads: Payloads): Answer {
  const payload = name === undefined ? undefined : payloads[name];
  return { status, ...(payload !== undefined && { payload }) };
}

/**
 * The error with which the API answers an invalid request: the contract's own example of it if there is one, with the
 * value that was sent. Reports only the first problem.
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
  // `told` is spread twice on purpose: first so that `reason` leads as in the contract's examples, last so that `frame`
  // cannot overwrite any of it.
  return { status: problem.status, payload: { ...told, ...frame, ...told } };
}

/** Replaces the value named in the example with the one that the reader sent. */
function adapted(example: JsonObject, problem: Problem, values: CallValues): JsonObject {
  const { details } = example;
  if (typeof details !== 'string') return example;
  const received = receivedBy(problem, values);
  return { ...example, details: details.replace(/(received: ).*$/i, (_, word) => word + received) };
}

/** An error for which the contract has no example, worded like those it has. */
function made(problem: Problem, values: CallValues): JsonObject {
  const { path, keyword } = problem;
  const [place, ...below] = path;
  if (keyword === 'required') {
    return { reason: 'A required field is missing.', details: below.join('.') || String(place) };
  }
  const received = receivedBy(problem, values);
  const details =
    place === 'body' && below.length > 0
      ? `${below.join('.')}, received: ${received}`
      : `Received: ${received}`;
  return { reason: reasonOf(problem), details };
}

function reasonOf({ path, sentence, choices }: Problem): string {
  const name = path.findLast((key) => !/^\d+$/.test(key)) ?? 'The request';
  if (choices) return `${name} must be ${oneOf(choices)}.`;
  if (sentence.startsWith('Must ')) return `${name} m${sentence.slice(1)}.`;
  return `${sentence.replace(/\.$/, '')}.`;
}

/** @example oneOf(['DESC', 'ASC']) // => 'DESC or ASC' */
function oneOf(choices: readonly string[]): string {
  const others = choices.slice(0, -1).join(', ');
  return [others, ...choices.slice(-1)].filter(Boolean).join(' or ');
}

function receivedBy({ path, keyword }: Problem, values: CallValues): string {
  const value = valueAt(values as JsonObject, path);
  if (Array.isArray(value) && /^m..Items$/.test(keyword)) return String(value.length);
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
