import type { JsonObject } from '../../../model/api/apiContract';
import { textOf } from '../contract/json';
import type { ContractOperation } from '../contract/operations';
import type { Comparison } from './comparison';
import { schemaBreaks } from './schemaBreaks';

/** Changes that break clients that send parameters. Path parameters are matched by position, because their names are not sent. */
export function parameterBreaks(
  comparison: Comparison,
  released: ContractOperation,
  current: ContractOperation,
): readonly string[] {
  const [was, is] = [byKey(released), byKey(current)];
  const kept = [...was].flatMap(([key, parameter]) => {
    const now = is.get(key);
    return now ? keptBreaks(comparison, released.id, parameter, now) : [];
  });
  const gone = [...was]
    .filter(([key]) => !is.has(key))
    .map(([, one]) => {
      const [, renamed] = [...is].find(([key, other]) => !was.has(key) && alike(one, other)) ?? [];
      const what = renamed ? `was renamed to ${textOf(renamed.name)}` : 'was removed';
      return `${released.id}: the ${called(one)} ${what}. Calls that send it will be refused, or the value ignored.`;
    });
  const added = [...is]
    .filter(([key, one]) => !was.has(key) && one.required === true)
    .map(
      ([, one]) =>
        `${released.id}: the ${called(one)} is new and required. Calls without it will be refused.`,
    );
  return [...kept, ...gone, ...added];
}

function keptBreaks(
  comparison: Comparison,
  id: string,
  was: JsonObject,
  is: JsonObject,
): readonly string[] {
  const required = is.required === true && was.required !== true;
  const [before, now] = [spelling(was), spelling(is)];
  const spelled = (['style', 'explode'] as const).filter((key) => before[key] !== now[key]);
  return [
    ...(required
      ? [`${id}: the ${called(is)} is now required. Calls without it will be refused.`]
      : []),
    ...spelled.map(
      (key) =>
        `${id}: the ${called(is)} is serialized differently (${key} changed from ${JSON.stringify(before[key])} to ${JSON.stringify(now[key])}). Calls that use the old form will be misread.`,
    ),
    ...schemaBreaks(comparison, 'requests', `${id} ${called(is)}`, was.schema, is.schema),
  ];
}

/** How a parameter is serialized, with the defaults of OpenAPI. */
function spelling({ in: place, style, explode }: JsonObject) {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const known = textOf(style) || usual;
  return { style: known, explode: explode ?? known === 'form' };
}

function byKey({ path, parameters }: ContractOperation): ReadonlyMap<string, JsonObject> {
  const places = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  return new Map(
    parameters.map((one) => {
      const name = textOf(one.name);
      const key = one.in === 'path' ? places.indexOf(name) : name;
      return [`${textOf(one.in)} ${key}`, one];
    }),
  );
}

const alike = (one: JsonObject, other: JsonObject) =>
  one.in === other.in && JSON.stringify(one.schema) === JSON.stringify(other.schema);

const called = (parameter: JsonObject) =>
  `${textOf(parameter.in)} parameter ${textOf(parameter.name)}`;
