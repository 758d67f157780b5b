import type { ApiFormField, ApiRequest, ApiRequestBody } from './apiContract';
import { literal, type Syntax } from './literal';
import { urlWithQuery } from './url';

const syntax: Syntax = {
  text: (value) => JSON.stringify(value),
  number: (value) => JSON.stringify(value),
  words: ['true', 'false', 'null'],
  list: { open: '[', close: ']', empty: '[]', gap: '' },
  object: { open: '{', close: '}', empty: '{}', gap: ' ' },
  key: (name) => `${JSON.stringify(name)}: `,
  indent: '  ',
  lastComma: false,
};

/** A call as a curl command for a POSIX shell. */
export function curl(request: ApiRequest): string {
  const { method, headers, body } = request;
  const verb = method === 'get' ? '' : `-X ${method.toUpperCase()} `;
  const options = [
    // In double quotes, so that the shell expands the token.
    `-H "Authorization: Bearer $HEX_API_TOKEN"`,
    // curl removes a header without a value, unless it ends with a semicolon.
    ...headers.map(
      ([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
    ),
    ...(body ? bodyOptions(body) : []),
  ];
  return [`curl ${verb}${quoted(urlWithQuery(request))}`, ...options].join(' \\\n  ');
}

function bodyOptions(body: ApiRequestBody): readonly string[] {
  if (body.kind === 'form') return body.fields.map(formOption);
  return [`-H 'Content-Type: application/json'`, `-d ${quoted(literal(body.value, syntax))}`];
}

function formOption(field: ApiFormField): string {
  // A plain -F would treat a text that begins with @ as a file name.
  if ('text' in field) return `--form-string ${quoted(`${field.name}=${field.text}`)}`;
  const simple = /^[\w./-]+$/.test(field.file);
  const file = simple ? field.file : `"${field.file.replace(/["\\]/g, '\\$&')}"`;
  return `-F ${quoted(`${field.name}=@${file};type=${field.type}`)}`;
}

/** A text in single quotes, within which a shell expands nothing. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
