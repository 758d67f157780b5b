import type { Json, JsonObject } from '../../../model/api/apiContract';
import { followed, objectOf } from '../contract/json';
import type { ContractOperation } from '../contract/operations';
import type { Comparison, Direction } from './comparison';
import { schemaBreaks } from './schemaBreaks';

/** Changes that break clients that send a body. */
export function bodyBreaks(
  comparison: Comparison,
  { id, value: released }: ContractOperation,
  { value: current }: ContractOperation,
): readonly string[] {
  const was = objectOf(followed(comparison.released, released.requestBody));
  const is = objectOf(followed(comparison.current, current.requestBody));
  const [had, has] = ['requestBody' in released, 'requestBody' in current];
  if (had && !has) {
    return [
      `${id}: it no longer takes a body. Calls that send one will be refused, or their body ignored.`,
    ];
  }
  return [
    ...(is.required === true && was.required !== true
      ? [`${id}: a body is now required. Calls without it will be refused.`]
      : []),
    ...contentBreaks(comparison, 'requests', `${id} body`, was, is),
  ];
}

/** Changes that break clients that read responses. Added or removed errors are not breaking: clients must expect unknown ones. */
export function responseBreaks(
  comparison: Comparison,
  { id, value: released }: ContractOperation,
  { value: current }: ContractOperation,
): readonly string[] {
  const [was, is] = [objectOf(released.responses), objectOf(current.responses)];
  const successes = Object.keys(is).filter(isSuccess);
  return Object.entries(was).flatMap(([status, answer]) => {
    if (status in is) return responsePair(comparison, `${id} ${status}`, answer, is[status]);
    if (!isSuccess(status)) return [];
    const now = successes.join(' or ') || 'nothing';
    return [
      `${id}: a success now answers with ${now} instead of ${status}. Code that expects ${status} will fail.`,
    ];
  });
}

const isSuccess = (status: string) => status.startsWith('2');

function responsePair(
  comparison: Comparison,
  where: string,
  released: Json,
  current: Json | undefined,
): readonly string[] {
  const was = objectOf(followed(comparison.released, released));
  const is = objectOf(followed(comparison.current, current));
  const headers = Object.keys(objectOf(was.headers)).filter(
    (name) => !(name in objectOf(is.headers)),
  );
  return [
    ...headers.map(
      (name) => `${where}: the header ${name} was removed. Code that reads it will fail.`,
    ),
    ...contentBreaks(comparison, 'responses', where, was, is),
  ];
}

function contentBreaks(
  comparison: Comparison,
  direction: Direction,
  where: string,
  was: JsonObject,
  is: JsonObject,
): readonly string[] {
  return Object.entries(objectOf(was.content)).flatMap(([type, content]) => {
    const now = objectOf(is.content)[type];
    if (now !== undefined) {
      const schemas = [objectOf(content).schema, objectOf(now).schema] as const;
      return schemaBreaks(comparison, direction, where, ...schemas);
    }
    const why = direction === 'requests' ? 'send it will be refused' : 'expect it will fail';
    return [`${where}: ${type} was removed. Clients that ${why}.`];
  });
}
