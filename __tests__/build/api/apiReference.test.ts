/** @jest-environment node */
import { apiReference } from '../../../src/build/api/apiReference';
import { inTemporaryProject } from '../support/project';

test('the contract of this site has 29 operations, each with an anchor and code samples', () => {
  const reference = apiReference(true);

  expect(reference?.operations).toHaveLength(29);
  expect(reference?.anchors.filter((anchor) => anchor.startsWith('operation/'))).toHaveLength(29);
  expect(reference?.files.map(({ path }) => path)).toEqual(['/openapi.json', '/openapi.yaml']);
  expect(JSON.stringify(reference?.shown)).toContain('x-codeSamples');
  expect(reference?.files[0]?.text).not.toContain('x-codeSamples');
});

describe('in a project without a contract', () => {
  inTemporaryProject();

  test('there is no reference, and a page that needs it throws', () => {
    expect(apiReference(false)).toBeUndefined();
    expect(() => apiReference(true)).toThrow(
      'The API contract is missing: openapi/openapi.yaml does not exist. Add it, or remove the page of kind api-reference.',
    );
  });
});
