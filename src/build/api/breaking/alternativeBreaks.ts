import type { Json, JsonObject } from '../../../model/apiContract';
import { listOf, objectOf, textOf } from '../json';
import { said, type Below, type SchemaPair } from './comparison';
import { rulesOf } from './flatSchema';

/** How choices between schemas, and rules on top of them, can break. Alternatives are the same if they have one title or lead to one component. */
export function alternativeBreaks(pair: SchemaPair, below: Below): readonly string[] {
  return [
    ...['oneOf', 'anyOf'].flatMap((keyword) => choiceBreaks(pair, keyword, below)),
    ...allOfBreaks(pair, below),
  ];
}

function choiceBreaks(pair: SchemaPair, keyword: string, below: Below): readonly string[] {
  const was = named(pair.released[keyword]);
  const is = named(pair.current[keyword]);
  const shared = sharedBreaks(was, is, (name, ...schemas) => below(`[${name}]`, ...schemas));
  if (pair.direction === 'requests') {
    if (was.size === 0 && is.size > 0) {
      const names = [...is.keys()].join(', ');
      return [said(pair, `it must be one of ${names} now`, 'Other requests will be refused.')];
    }
    if (is.size === 0) return [];
    return [
      ...shared,
      ...changes(pair, without(was, is), 'removed', 'Requests that use it will be refused.'),
    ];
  }
  if (was.size === 0) return [];
  if (is.size === 0) {
    const what = `it need not be one of ${[...was.keys()].join(', ')} any more`;
    return [said(pair, what, 'Code that tells them apart may fail.')];
  }
  const why = 'Code that knows only the old ones may fail.';
  return [...shared, ...changes(pair, without(is, was), 'added', why)];
}

function changes(
  pair: SchemaPair,
  names: readonly string[],
  happened: string,
  why: string,
): readonly string[] {
  return names.map((name) => said(pair, `the alternative ${name} was ${happened}`, why));
}

function allOfBreaks(pair: SchemaPair, below: Below): readonly string[] {
  const [was, is] = [named(pair.released.allOf), named(pair.current.allOf)];
  const shared = sharedBreaks(was, is, (_name, ...schemas) => below('', ...schemas));
  const why = 'Requests that break it will be refused.';
  const changed =
    pair.direction === 'requests'
      ? without(is, was).map((name) => said(pair, `a rule is new: ${toldOf(name, is)}`, why))
      : without(was, is).map((name) =>
          said(pair, `a rule is gone: ${toldOf(name, was)}`, 'Code that relies on it may fail.'),
        );
  return [...shared, ...changed];
}

/** What a rule says, without the dot at its end; else its name. */
function toldOf(name: string, rules: ReadonlyMap<string, JsonObject>): string {
  return (textOf(rules.get(name)?.description) || name).replace(/\.$/, '');
}

/** What breaks in the alternatives or rules that are in both. */
function sharedBreaks(
  was: ReadonlyMap<string, JsonObject>,
  is: ReadonlyMap<string, JsonObject>,
  compared: Below,
): readonly string[] {
  return [...was].flatMap(([name, schema]) => {
    const now = is.get(name);
    return now === undefined ? [] : compared(name, schema, now);
  });
}

function named(list: Json | undefined): ReadonlyMap<string, JsonObject> {
  return new Map(listOf(list).map((one) => [nameOf(objectOf(one)), objectOf(one)]));
}

function nameOf(schema: JsonObject): string {
  const $ref = textOf(schema.$ref);
  return textOf(schema.title) || $ref.slice($ref.lastIndexOf('/') + 1) || rulesOf(schema);
}

const without = (all: ReadonlyMap<string, Json>, known: ReadonlyMap<string, Json>) =>
  [...all.keys()].filter((name) => !known.has(name));
