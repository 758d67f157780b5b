import type { ApiFormField, ApiRequest, QueryValue } from './apiContract';
import { arranged, literal, type Syntax } from './literal';

const INDENT = '    ';

const syntax: Syntax = {
  // Python understands every JSON escape.
  text: (value) => JSON.stringify(value),
  number: (value) => JSON.stringify(value),
  words: ['True', 'False', 'None'],
  list: { open: '[', close: ']', empty: '[]', gap: '' },
  object: { open: '{', close: '}', empty: '{}', gap: '' },
  key: (name) => `${JSON.stringify(name)}: `,
  indent: INDENT,
  lastComma: true,
};

const call = { open: '(', close: ')', empty: '()', gap: '' };

/** A call in Python, using the requests package. */
export function python(request: ApiRequest): string {
  const files = request.body?.kind === 'form' ? openFiles(request.body.fields) : [];
  const before = files.length > 0 ? INDENT : '';
  const opens = files.map(({ file, as }) => `open(${syntax.text(file)}, "rb") as ${as}`);
  const lines = [
    ...(opens.length > 0 ? [`with ${opens.join(', ')}:`] : []),
    `${before}response = requests.${request.method}${argumentsOf(request, before)}`,
    'response.raise_for_status()',
    ...(request.answers ? ['print(response.json())'] : []),
  ];
  return ['import os', '', 'import requests', '', ...lines].join('\n');
}

function argumentsOf(request: ApiRequest, before: string): string {
  const inner = before + INDENT;
  const { query, body } = request;
  const written = [
    syntax.text(request.url),
    `headers=${headersOf(request, inner)}`,
    ...(query.length > 0 ? [`params=${paramsOf(request, inner)}`] : []),
    ...(body?.kind === 'json' ? [`json=${literal(body.value, syntax, inner)}`] : []),
    ...(body?.kind === 'form' ? formArguments(body.fields, inner) : []),
    'timeout=30',
  ];
  return arranged(written, call, syntax, before);
}

/** A dictionary, or a list of tuples if a name occurs more than once. */
function paramsOf({ query }: ApiRequest, before: string): string {
  const params = query.map(([name, sent]) => [name, sentAs(sent)] as const);
  const dictionary = Object.fromEntries(params);
  if (Object.keys(dictionary).length === params.length) return literal(dictionary, syntax, before);
  const tuples = params.map(([name, sent]) => `(${syntax.text(name)}, ${literal(sent, syntax)})`);
  return arranged(tuples, syntax.list, syntax, before);
}

function headersOf({ headers }: ApiRequest, before: string): string {
  const entries = [
    `"Authorization": f"Bearer {os.environ['HEX_API_TOKEN']}"`,
    ...headers.map(([name, value]) => syntax.key(name) + syntax.text(value)),
  ];
  return arranged(entries, syntax.object, syntax, before);
}

function formArguments(fields: readonly ApiFormField[], before: string): readonly string[] {
  const files = openFiles(fields).map(
    ({ name, file, type, as }) =>
      `${syntax.key(name)}(${syntax.text(file)}, ${as}, ${syntax.text(type)})`,
  );
  const texts = Object.fromEntries(
    fields.flatMap((field) => ('text' in field ? [[field.name, field.text]] : [])),
  );
  return [
    ...(files.length > 0 ? [`files=${arranged(files, syntax.object, syntax, before)}`] : []),
    ...(Object.keys(texts).length > 0 ? [`data=${literal(texts, syntax, before)}`] : []),
  ];
}

/** The files of a form, each with the name of its file object. */
function openFiles(fields: readonly ApiFormField[]) {
  const files = fields.filter((field) => 'file' in field);
  return files.map((file, index) => ({
    ...file,
    as: files.length > 1 ? `file${index + 1}` : 'file',
  }));
}

/** Python would send `True`. */
const sentAs = (value: QueryValue | readonly QueryValue[]) =>
  typeof value === 'object' ? value.map(word) : word(value);
const word = (value: QueryValue) => (typeof value === 'boolean' ? String(value) : value);
