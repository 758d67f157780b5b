/** @jest-environment node */
import { firstCall } from '../../../../src/build/api/reference/firstCall';
import type { JsonObject } from '../../../../src/model/api/apiContract';
import { isElement, treeText, type TreeNode } from '../../../../src/model/content/tree';
import { lineText, type CodeLine } from '../../../../src/model/content/codeLine';
import { contractWith } from '../support/contract';

const paths = {
  '/v1/runs': {
    post: { operationId: 'Run', summary: 'Run' },
    get: { operationId: 'List', summary: 'List runs', 'x-sample': { query: { limit: 5 } } },
  },
};

/** What is shown, as text. */
function shown(changes: JsonObject = {}) {
  const [label, urls, code] = firstCall(contractWith({ paths, ...changes })).filter(isElement);
  const { title, lines } = code![1] as { title: string; lines: CodeLine[] };
  return {
    label: treeText(label!),
    urls: urls!.slice(2).map((item) => treeText(item as TreeNode)),
    title,
    code: lines.map(lineText).join('\n'),
  };
}

test('the first operation that reads is called with a token, and without its query', () => {
  expect(shown()).toMatchObject({
    label: 'Base URL',
    title: 'List runs',
    code: `curl 'https://api.example/api/v1/runs' \\\n  -H "Authorization: Bearer $HEX_API_TOKEN"`,
  });
});

test('a server is listed once for each allowed value of its variable, or once with the default', () => {
  const servers: JsonObject[] = [
    {
      url: 'https://{host}/api',
      description: 'Many tenants.',
      variables: {
        host: {
          default: 'a.example',
          enum: ['a.example', 'b.example'],
          'x-enumDescriptions': { 'a.example': 'US', 'b.example': 'EU' },
        },
      },
    },
    {
      url: 'https://{tenant}.example/api',
      description: 'A single tenant, version 1.2.',
      variables: { tenant: { default: 'you' } },
    },
    { url: 'https://fixed.example' },
    {
      url: 'https://{region}.{zone}.example',
      variables: {
        region: { default: 'eu', enum: ['eu', 'us'] },
        zone: { default: 'one' },
      },
    },
  ];

  expect(shown({ servers }).urls).toEqual([
    'https://a.example/api US',
    'https://b.example/api EU',
    'https://you.example/api A single tenant, version 1.2',
    'https://fixed.example',
    'https://eu.one.example',
    'https://us.one.example',
  ]);
});

test('a contract in which nothing is read has no first call', () => {
  expect(firstCall(contractWith())).toEqual([]);
});
