import type { Json, JsonObject } from '../../../model/api/apiContract';
import { listOf } from '../contract/json';
import { said, type SchemaPair } from './comparison';
import { rulesOf } from './flatSchema';

/**
 * Breaking changes to a value: in requests, a narrower type, fewer values, tighter limits or another default; in responses, a
 * wider type, more values or another format.
 */
export function valueBreaks(pair: SchemaPair): readonly string[] {
  return pair.direction === 'requests'
    ? [...typeBreaks(pair), ...fewerValues(pair), ...limitBreaks(pair), ...ruleBreaks(pair)]
    : [...typeBreaks(pair), ...moreValues(pair), ...formatBreaks(pair)];
}

const ALL_TYPES = ['array', 'boolean', 'null', 'number', 'object', 'string'];

function typeBreaks(pair: SchemaPair): readonly string[] {
  const [was, is] = [typesOf(pair.released), typesOf(pair.current)];
  const includes = (types: readonly string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const what = `the type changed from ${spoken(was)} to ${spoken(is)}`;
  if (pair.direction === 'requests') {
    const refused = was.filter((type) => !includes(is, type));
    if (refused.length === 0) return [];
    return [said(pair, what, `Requests that send ${refused.join(' or ')} will be refused.`)];
  }
  return is.every((type) => includes(was, type))
    ? []
    : [said(pair, what, 'Code that expects the old type may fail.')];
}

function typesOf({ type }: JsonObject): readonly string[] {
  if (type === undefined) return ALL_TYPES;
  return (Array.isArray(type) ? listOf(type) : [type]).map(String);
}

const spoken = (types: readonly string[]) => (types === ALL_TYPES ? 'any' : types.join(' or '));

function fewerValues(pair: SchemaPair): readonly string[] {
  const [was, is] = [valuesOf(pair.released), valuesOf(pair.current)];
  if (!is) return [];
  if (!was) {
    return [said(pair, `only ${is.join(', ')} can now be sent`, 'Other values will be refused.')];
  }
  return was
    .filter((value) => !is.includes(value))
    .map((value) =>
      said(pair, `the value ${value} was removed`, 'Requests that send it will be refused.'),
    );
}

function moreValues(pair: SchemaPair): readonly string[] {
  const [was, is] = [valuesOf(pair.released), valuesOf(pair.current)];
  if (!was) return [];
  if (!is) {
    return [said(pair, 'any value is now possible', `Code that knows ${was.join(', ')} may fail.`)];
  }
  return is
    .filter((value) => !was.includes(value))
    .map((value) =>
      said(pair, `the value ${value} was added`, 'Code that knows only the old values may fail.'),
    );
}

function valuesOf(schema: JsonObject): readonly string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema.const)];
  return Array.isArray(schema.enum)
    ? listOf(schema.enum).map((one) => JSON.stringify(one))
    : undefined;
}

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];

function limitBreaks(pair: SchemaPair): readonly string[] {
  return [...UPPER, ...LOWER].flatMap((keyword) => {
    const [was, is] = [pair.released[keyword], pair.current[keyword]];
    if (typeof is !== 'number') return [];
    const from = typeof was === 'number' ? `changed from ${was} to ${is}` : `is now ${is}`;
    const tighter = typeof was !== 'number' || (UPPER.includes(keyword) ? is < was : is > was);
    const why = 'Requests beyond it will be refused.';
    return tighter ? [said(pair, `${keyword} ${from}`, why)] : [];
  });
}

/** Rules that cannot be ordered: any change to one counts as a restriction. */
const RULES = [
  ...['pattern', 'format', 'multipleOf', 'uniqueItems', 'not', 'if', 'then', 'else', 'contains'],
  ...['dependentRequired', 'dependentSchemas', 'propertyNames', 'patternProperties'],
];

function ruleBreaks(pair: SchemaPair): readonly string[] {
  const broken = RULES.filter(
    (keyword) =>
      keyword in pair.current && changed(pair, keyword) && pair.current[keyword] !== false,
  );
  const changes = broken.map((keyword) =>
    said(
      pair,
      `${keyword} ${change(pair, keyword)}`,
      'Requests that do not match it will be refused.',
    ),
  );
  // Adding a default only documents the existing behavior.
  return 'default' in pair.released && changed(pair, 'default')
    ? [
        ...changes,
        said(
          pair,
          `default ${change(pair, 'default')}`,
          'Requests that omit it now mean something else.',
        ),
      ]
    : changes;
}

function formatBreaks(pair: SchemaPair): readonly string[] {
  if (!('format' in pair.released) || !changed(pair, 'format')) return [];
  return [
    said(pair, `format ${change(pair, 'format')}`, 'Code that expects the old one may fail.'),
  ];
}

const changed = ({ released, current }: SchemaPair, keyword: string) =>
  rulesOf(released[keyword]) !== rulesOf(current[keyword]);

function change({ released, current }: SchemaPair, keyword: string): string {
  const shown = (value: Json | undefined) => (value === undefined ? 'none' : rulesOf(value));
  return `changed from ${shown(released[keyword])} to ${shown(current[keyword])}`;
}
