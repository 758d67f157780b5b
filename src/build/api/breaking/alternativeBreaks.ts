import type { Json, JsonObject } from '../../../model/api/apiContract';
import { listOf, objectOf, textOf } from '../contract/json';
import { said, type Below, type SchemaPair } from './comparison';
import { rulesOf } from './flatSchema';

/** Breaking changes in `oneOf`, `anyOf` and `allOf`. Alternatives are matched by their title or the component they refer to. */
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
      return [said(pair, `it must now be one of ${names}`, 'Other requests will be refused.')];
    }
    if (is.size === 0) return [];
    return [
      ...shared,
      ...changes(pair, without(was, is), 'removed', 'Requests that use it will be refused.'),
    ];
  }
  if (was.size === 0) return [];
  if (is.size === 0) {
    const what = `it no longer has to be one of ${[...was.keys()].join(', ')}`;
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
      ? without(is, was).map((name) => said(pair, `new rule: ${ruleText(name, is)}`, why))
      : without(was, is).map((name) =>
          said(pair, `removed rule: ${ruleText(name, was)}`, 'Code that relies on it may fail.'),
        );
  return [...shared, ...changed];
}

/** The description of a rule without its final full stop, or else its name. */
function ruleText(name: string, rules: ReadonlyMap<string, JsonObject>): string {
  return (textOf(rules.get(name)?.description) || name).replace(/\.$/, '');
}

/** Breaking changes within the alternatives or rules that both versions have. */
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
