import type { ApiFormField, ApiRequest, Json, QueryValue } from './apiContract';
import { arranged, literal, type Syntax } from './literal';

const RESERVED =
  /^(?:if|else|repeat|while|function|for|next|break|in|TRUE|FALSE|NULL|Inf|NaN|NA(?:_\w+_)?)$/;

const list = { open: 'list(', close: ')', empty: 'list()', gap: '' };

const syntax: Syntax = {
  text: (value) => `"${escaped(value)}"`,
  // R would send a large integer as 1e+05.
  number: (value) =>
    Number.isInteger(value) && Math.abs(value) >= 1e5 && Math.abs(value) < 2 ** 31
      ? `${value}L`
      : JSON.stringify(value),
  words: ['TRUE', 'FALSE', 'NULL'],
  list,
  // R would send an empty list without names as [].
  object: { ...list, empty: 'setNames(list(), character())' },
  key: (name) => `${nameOf(name)} = `,
  indent: '  ',
  lastComma: false,
};

/** A call in R, using the httr2 package. */
export function r(request: ApiRequest): string {
  const { method, query, headers, answers } = request;
  const sent = headers.map(([name, value]) => syntax.key(name) + syntax.text(value));
  const steps = [
    `request(${syntax.text(request.url)})`,
    ...(query.length > 0 ? [step('req_url_query', queryOf(request))] : []),
    ...(method === 'get' ? [] : [step('req_method', [syntax.text(method.toUpperCase())])]),
    'req_auth_bearer_token(Sys.getenv("HEX_API_TOKEN"))',
    ...(sent.length > 0 ? [step('req_headers', sent)] : []),
    ...bodyOf(request),
    'req_perform()',
    ...(answers ? ['resp_body_json()'] : []),
  ];
  return `library(httr2)\n\n${answers ? 'response <- ' : ''}${steps.join(' |>\n  ')}`;
}

function step(name: string, values: readonly string[]): string {
  return arranged(
    values,
    { open: `${name}(`, close: ')', empty: `${name}()`, gap: '' },
    syntax,
    '  ',
  );
}

function queryOf({ query }: ApiRequest): readonly string[] {
  const values = query.map(([name, value]) => syntax.key(name) + sentAs(value));
  return query.some(([, value]) => Array.isArray(value))
    ? [...values, '.multi = "explode"']
    : values;
}

function bodyOf({ body }: ApiRequest): readonly string[] {
  if (!body) return [];
  if (body.kind === 'json') return [jsonStep(body.value)];
  return [step('req_body_multipart', body.fields.map(fieldOf))];
}

function jsonStep(value: Json): string {
  if (!hasEmptyName(value)) return `req_body_json(${literal(value, syntax, '  ')})`;
  return step('req_body_raw', [syntax.text(JSON.stringify(value)), 'type = "application/json"']);
}

/** R rejects an empty name, and jsonlite would send a number instead. */
function hasEmptyName(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name === '' || hasEmptyName(inner));
}

function fieldOf(field: ApiFormField): string {
  const key = syntax.key(field.name);
  if ('text' in field) return key + syntax.text(field.text);
  return `${key}curl::form_file(${syntax.text(field.file)}, type = ${syntax.text(field.type)})`;
}

function sentAs(value: QueryValue | readonly QueryValue[]): string {
  return typeof value === 'object' ? `c(${value.map(word).join(', ')})` : word(value);
}

/** R would send `TRUE`. */
const word = (value: QueryValue) =>
  literal(typeof value === 'boolean' ? String(value) : value, syntax);

/**
 * Plain names are bare, names with spaces or hyphens are in backticks; backticks allow no escapes, so all other names
 * are strings.
 */
function nameOf(name: string): string {
  if (/^(?:[A-Za-z]|\.(?![\d.]))[\w.]*$/.test(name) && !RESERVED.test(name)) return name;
  return /^[\w .:/-]+$/.test(name) ? `\`${name}\`` : syntax.text(name);
}

/** The escaped content of a string. An R string cannot contain a null character or a lone surrogate. */
function escaped(text: string): string {
  const letters = text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return JSON.stringify(letters).slice(1, -1);
}
