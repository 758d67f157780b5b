import type { Json, JsonObject } from '../../../model/apiContract';
import { isObject, listOf, objectOf } from '../json';
import { alternativeBreaks } from './alternativeBreaks';
import { fieldsIn, said, type Comparison, type Direction, type SchemaPair } from './comparison';
import { flatSchema, rulesOf } from './flatSchema';
import { valueBreaks } from './valueBreaks';

/** What breaks between two schemas of one thing, and below them. A component is compared once in each direction. */
export function schemaBreaks(
  comparison: Comparison,
  direction: Direction,
  where: string,
  released: Json | undefined,
  current: Json | undefined,
): readonly string[] {
  const was = flatSchema(comparison.released, released);
  const is = flatSchema(comparison.current, current);
  const named = was.name !== undefined && was.name === is.name ? was.name : undefined;
  const key = `${direction} ${named ?? rulesOf([released ?? {}, current ?? {}])}`;
  const refers = '$ref' in objectOf(released) && '$ref' in objectOf(current);
  if (refers && comparison.seen.has(key)) return [];
  if (refers) comparison.seen.add(key);

  const pair = { where: named ?? where, direction, released: was.schema, current: is.schema };
  const below = (part: string, one: Json | undefined, other: Json | undefined) =>
    schemaBreaks(comparison, direction, `${pair.where}${part}`, one, other);
  return [
    ...valueBreaks(pair),
    ...fieldBreaks(pair),
    ...requiredBreaks(pair),
    ...otherFieldBreaks(pair),
    ...alternativeBreaks(pair, below),
    ...Object.entries(fieldsIn(direction, pair.released)).flatMap(([field, schema]) => {
      const now = fieldsIn(direction, pair.current)[field];
      return now === undefined ? [] : below(`.${field}`, schema, now);
    }),
    ...('items' in pair.released || 'items' in pair.current
      ? below('[]', pair.released.items, pair.current.items)
      : []),
    ...(isObject(pair.released.additionalProperties) || isObject(pair.current.additionalProperties)
      ? below('.*', pair.released.additionalProperties, pair.current.additionalProperties)
      : []),
  ];
}

function fieldBreaks(pair: SchemaPair): readonly string[] {
  const was = fieldsIn(pair.direction, pair.released);
  const is = fieldsIn(pair.direction, pair.current);
  const why =
    pair.direction === 'requests'
      ? 'Requests that send it will be refused.'
      : 'Code that reads it will fail.';
  return Object.keys(was)
    .filter((field) => !(field in is))
    .map((field) => {
      const name = newName(field, was, is);
      const what = name ? `was renamed to ${name}` : 'was removed';
      return said(pair, `the field ${field} ${what}`, why);
    });
}

/** The new field that has the schema of one that is gone. */
function newName(field: string, was: JsonObject, is: JsonObject): string | undefined {
  return Object.keys(is).find(
    (name) => !(name in was) && JSON.stringify(is[name]) === JSON.stringify(was[field]),
  );
}

function requiredBreaks(pair: SchemaPair): readonly string[] {
  const was = listOf(pair.released.required).map(String);
  const is = listOf(pair.current.required).map(String);
  if (pair.direction === 'requests') {
    return is
      .filter((field) => !was.includes(field))
      .map((field) =>
        said(pair, `the field ${field} is required now`, 'Requests without it will be refused.'),
      );
  }
  const fields = fieldsIn('answers', pair.current);
  return was
    .filter((field) => !is.includes(field) && field in fields)
    .map((field) =>
      said(pair, `the field ${field} can be missing now`, 'Code that reads it may fail.'),
    );
}

function otherFieldBreaks(pair: SchemaPair): readonly string[] {
  const closed =
    pair.direction === 'requests' &&
    pair.current.additionalProperties === false &&
    pair.released.additionalProperties !== false;
  const why = 'Requests with fields that are not described will be refused.';
  return closed ? [said(pair, 'no other fields are accepted now', why)] : [];
}
