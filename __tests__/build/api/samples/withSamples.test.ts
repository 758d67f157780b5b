/** @jest-environment node */
import { withSamples } from '../../../../src/build/api/samples/withSamples';
import { codeSamples } from '../../../../src/model/api/codeSamples';
import { call } from '../../../model/api/support/call';
import { contractWith } from '../support/contract';

const contract = contractWith({
  paths: {
    '/v1/things': {
      description: 'Things.',
      get: { operationId: 'ListThings', summary: 'List', responses: { '204': {} } },
    },
  },
});

test('samples are added to an operation, and the rest of it is kept', () => {
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

test('the original contract is not modified', () => {
  withSamples(contract);

  expect(JSON.stringify(contract)).not.toContain('x-codeSamples');
});
