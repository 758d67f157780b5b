import type { ApiFormField, ApiRequest } from './apiContract';
import { arranged, literal, type Syntax } from './literal';
import { urlWithQuery } from './url';

const syntax: Syntax = {
  text: (value) => JSON.stringify(value),
  number: (value) => JSON.stringify(value),
  words: ['true', 'false', 'null'],
  list: { open: '[', close: ']', empty: '[]', gap: '' },
  object: { open: '{', close: '}', empty: '{}', gap: ' ' },
  key: (name) => `${keyOf(name)}: `,
  indent: '  ',
  lastComma: true,
};

/** A call in TypeScript, using fetch. */
export function typescript(request: ApiRequest): string {
  const { body, answers } = request;
  const fields = body?.kind === 'form' ? body.fields : [];
  return [
    ...(fields.some((field) => 'file' in field)
      ? ['import { readFile } from "node:fs/promises";', '']
      : []),
    ...(body?.kind === 'form' ? ['const form = new FormData();', ...fields.map(appended), ''] : []),
    `const response = await fetch(${syntax.text(urlWithQuery(request))}, ${optionsOf(request)});`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    ...(answers ? ['', 'console.log(await response.json());'] : []),
  ].join('\n');
}

function optionsOf({ method, headers, body }: ApiRequest): string {
  const entries = [
    ...(body?.kind === 'json' ? ['"Content-Type": "application/json"'] : []),
    'Authorization: `Bearer ${process.env.HEX_API_TOKEN}`',
    ...headers.map(([name, value]) => syntax.key(name) + syntax.text(value)),
  ];
  const options = [
    ...(method === 'get' ? [] : [`method: ${syntax.text(method.toUpperCase())}`]),
    `headers: ${arranged(entries, syntax.object, syntax, syntax.indent)}`,
    ...(body?.kind === 'json'
      ? [`body: JSON.stringify(${literal(body.value, syntax, syntax.indent)})`]
      : []),
    ...(body?.kind === 'form' ? ['body: form'] : []),
  ];
  // Options are always written one per line.
  return `{\n${options.map((option) => `  ${option},\n`).join('')}}`;
}

function appended(field: ApiFormField): string {
  const name = syntax.text(field.name);
  if ('text' in field) return `form.append(${name}, ${syntax.text(field.text)});`;
  const file = syntax.text(field.file);
  const blob = `new Blob([await readFile(${file})], { type: ${syntax.text(field.type)} })`;
  return `form.append(${name}, ${blob}, ${file});`;
}

function keyOf(name: string): string {
  // As a plain key, this one would set the prototype.
  if (name === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
