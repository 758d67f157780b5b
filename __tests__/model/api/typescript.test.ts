import { createContext, runInContext } from 'node:vm';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { typescript } from '../../../src/model/api/typescript';
import type { ApiRequest } from '../../../src/model/api/apiContract';
import { call, post, upload } from './support/call';
import { hostile } from './support/hostile';

/** The arguments that fetch receives when the sample runs. */
async function given(request: ApiRequest) {
  const { outputText, diagnostics } = transpileModule(typescript(request), {
    reportDiagnostics: true,
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 },
  });
  expect(diagnostics).toEqual([]);
  const calls: [string, { headers: Record<string, string>; body: string }][] = [];
  const context = createContext({
    fetch: (...sent: (typeof calls)[number]) => {
      calls.push(sent);
      return { ok: true, json: () => null };
    },
    process: { env: { HEX_API_TOKEN: 'secret' } },
    console: { log: () => undefined },
  });
  await runInContext(`(async () => {${outputText}\n})()`, context);
  return calls[0]!;
}

test('a list is requested with its query and headers', () => {
  const request = call({ query: [['limit', 25]], headers: [['x-flag', 'on']] });

  expect(typescript(request))
    .toBe(`const response = await fetch("https://api.example/api/v1/things?limit=25", {
  headers: {
    Authorization: \`Bearer \${process.env.HEX_API_TOKEN}\`,
    "x-flag": "on",
  },
});
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);

console.log(await response.json());`);
});

test('JSON is sent with its content type', () => {
  const request = post({ name: "Ana's", 'a-b': 1, none: null, list: [], flags: {} });

  expect(typescript(request))
    .toBe(`const response = await fetch("https://api.example/api/v1/things", {
  method: "POST",
  headers: {
    "Content-Type": "application/json",
    Authorization: \`Bearer \${process.env.HEX_API_TOKEN}\`,
  },
  body: JSON.stringify({ name: "Ana's", "a-b": 1, none: null, list: [], flags: {} }),
});
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);

console.log(await response.json());`);
});

test('a file is read and uploaded', () => {
  expect(typescript(upload)).toBe(`import { readFile } from "node:fs/promises";

const form = new FormData();
form.append("file", new Blob([await readFile("models.zip")], { type: "application/zip" }), "models.zip");
form.append("dryRun", "true");

const response = await fetch("https://api.example/api/v1/things", {
  method: "POST",
  headers: { Authorization: \`Bearer \${process.env.HEX_API_TOKEN}\` },
  body: form,
});
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);

console.log(await response.json());`);
});

test('a response without a body is not read', () => {
  expect(typescript(call({ method: 'delete', answers: false })))
    .toBe(`const response = await fetch("https://api.example/api/v1/things", {
  method: "DELETE",
  headers: { Authorization: \`Bearer \${process.env.HEX_API_TOKEN}\` },
});
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);`);
});

test.each([...hostile, '__proto__', 'null\0character'])('%j is sent unchanged', async (text) => {
  const value = JSON.parse(`{${JSON.stringify(text)}:${JSON.stringify(text)}}`) as object;
  const [url, { headers, body }] = await given({
    ...post({ ...value, list: [text] }),
    headers: [['x-flag', text]],
    query: [['q', text]],
  });

  expect(new URL(url).searchParams.get('q')).toBe(text);
  expect(headers).toMatchObject({ Authorization: 'Bearer secret', 'x-flag': text });
  expect(JSON.parse(body)).toEqual({ ...value, list: [text] });
});
