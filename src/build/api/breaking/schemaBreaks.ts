import type { Json, JsonObject } from '../../../model/api/apiContract';
import { isObject, listOf, objectOf } from '../contract/json';
import { alternativeBreaks } from './alternativeBreaks';
import {
  fieldsIn,
  said,
  type Below,
  type Comparison,
  type Direction,
  type SchemaPair,
} from './comparison';
import { flatSchema, rulesOf } from './flatSchema';
import { valueBreaks } from './valueBreaks';

/**
 * Breaking changes between two schemas of the same thing and everything below them. A component is compared once per direction.
 */
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
  const references = [released, current].filter((schema) => '$ref' in objectOf(schema)).length;
  if (references > 0 && comparison.seen.has(key)) return [];
  if (references > 0) comparison.seen.add(key);

  const pair = { where: named ?? where, direction, released: was.schema, current: is.schema };
  const below: Below = (part, one, other) =>
    schemaBreaks(comparison, direction, `${pair.where}${part}`, one, other);
  const breaks = [
    ...valueBreaks(pair),
    ...fieldBreaks(pair),
    ...requiredBreaks(pair),
    ...otherFieldBreaks(pair),
    ...alternativeBreaks(pair, below),
    ...partBreaks(pair, below),
  ];
  // A component on one side only is reported everywhere it was used, but not within itself.
  if (references === 1) comparison.seen.delete(key);
  return breaks;
}

/** Breaking changes in the remaining fields, in list entries and in map values. */
function partBreaks(pair: SchemaPair, below: Below): readonly string[] {
  const now = fieldsIn(pair.direction, pair.current);
  return [
    ...Object.entries(fieldsIn(pair.direction, pair.released)).flatMap(([field, schema]) =>
      now[field] === undefined ? [] : below(`.${field}`, schema, now[field]),
    ),
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

/** The name of a new field with the same schema as a removed one. */
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
        said(pair, `the field ${field} is now required`, 'Requests without it will be refused.'),
      );
  }
  const fields = fieldsIn('responses', pair.current);
  return was
    .filter((field) => !is.includes(field) && field in fields)
    .map((field) =>
      said(pair, `the field ${field} can now be missing`, 'Code that reads it may fail.'),
    );
}

function otherFieldBreaks(pair: SchemaPair): readonly string[] {
  const closed =
    pair.direction === 'requests' &&
    pair.current.additionalProperties === false &&
    pair.released.additionalProperties !== false;
  const why = 'Requests with undocumented fields will be refused.';
  return closed ? [said(pair, 'other fields are no longer accepted', why)] : [];
}
