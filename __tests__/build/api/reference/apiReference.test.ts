/** @jest-environment node */
import { apiReference } from '../../../../src/build/api/reference/apiReference';
import { inTemporaryProject } from '../../support/project';

test('the contract of this site has 29 operations, each with an anchor and code samples', () => {
  const reference = apiReference();

  expect(reference?.operations).toHaveLength(29);
  expect(reference?.anchors.filter((anchor) => anchor.startsWith('operation/'))).toHaveLength(29);
  expect(reference?.files.map(({ path }) => path)).toEqual(['/openapi.json', '/openapi.yaml']);
  expect(JSON.stringify(reference?.shown)).toContain('x-codeSamples');
  expect(reference?.files[0]?.text).not.toContain('x-codeSamples');
});

describe('in a project without a contract', () => {
  inTemporaryProject();

  test('there is no reference', () => {
    expect(apiReference()).toBeUndefined();
  });
});
