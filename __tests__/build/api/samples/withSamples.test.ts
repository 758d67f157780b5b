/** @jest-environment node */
import { codeSamples, withSamples } from '../../../../src/build/api/samples/withSamples';
import { call } from '../support/call';
import { contractWith } from '../support/contract';

const contract = contractWith({
  paths: {
    '/v1/things': {
      description: 'Things.',
      get: { operationId: 'ListThings', summary: 'List', responses: { '204': {} } },
    },
  },
});

test('a call is written in four languages', () => {
  expect(codeSamples(call()).map(({ lang, label }) => [lang, label])).toEqual([
    ['Shell', 'curl'],
    ['Python', 'Python'],
    ['TypeScript', 'TypeScript'],
    ['R', 'R'],
  ]);
});

test('an operation keeps what it has, and gets its samples', () => {
  const { paths } = withSamples(contract);

  expect(paths).toEqual({
    '/v1/things': {
      description: 'Things.',
      get: {
        operationId: 'ListThings',
        summary: 'List',
        responses: { '204': {} },
        'x-codeSamples': codeSamples(
          call({ url: 'https://api.example/api/v1/things', answers: false }),
        ),
      },
    },
  });
});

test('the contract itself stays without samples', () => {
  withSamples(contract);

  expect(JSON.stringify(contract)).not.toContain('x-codeSamples');
});
