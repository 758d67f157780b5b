import { parse } from 'yaml';
import { contractFiles } from '../../../../src/build/api/contract/contractFiles';
import { contractWith } from '../support/contract';

const shared = { type: 'string', description: 'A long text. '.repeat(20) };
const contract = contractWith({
  paths: {
    '/v1/things': { get: { responses: { '200': { description: '| a | b |\n|---|---|' } } } },
  },
  components: { schemas: { One: shared, Other: shared } },
});

test('both files contain the whole contract', () => {
  const [json, yaml] = contractFiles(contract);

  expect([json?.path, yaml?.path]).toEqual(['/openapi.json', '/openapi.yaml']);
  expect(JSON.parse(json?.text ?? '')).toEqual(contract);
  expect(parse(yaml?.text ?? '')).toEqual(contract);
});

test('the JSON has no extra spaces, and the YAML has neither anchors nor wrapped lines', () => {
  const [json, yaml] = contractFiles(contract);

  expect(json?.text).toMatch(/^\{"openapi":"3\.1\.0","info":\{"title":/);
  expect(yaml?.text).toMatch(/^openapi: 3\.1\.0\ninfo:\n {2}title: API\n/);
  expect(yaml?.text).not.toMatch(/[&*]a1/);
  expect(yaml?.text.match(/A long text/g)).toHaveLength(40);
  expect(yaml?.text.split('\n').filter((line) => line.includes('A long text'))).toHaveLength(2);
});
