/** @jest-environment node */
import { objectOf, textOf } from '../../../../src/build/api/contract/json';
import { referenceContract } from '../../../../src/build/api/reference/referenceContract';
import type { JsonObject } from '../../../../src/model/api/apiContract';
import { contractWith } from '../support/contract';

/** The description that the reference shows for an operation. */
function described(operation: JsonObject): string {
  const contract = contractWith({ paths: { '/v1/runs': { post: operation } } });
  const path = objectOf(referenceContract(contract).paths['/v1/runs']);
  return textOf(objectOf(path.post).description).replace(/\n*<div .*$/, '');
}

test('the rate limit of an operation is stated once, by its description', () => {
  const description = 'Starts a run.\n\nRate limit: **3 per minute**.';

  expect(described({ description, 'x-rateLimit': { perMinute: 3 } })).toBe(description);
});

test('scopes are added if the description does not mention them', () => {
  const security = [{ bearerAuth: ['Run projects', 'Read projects'] }];

  expect(described({ description: 'It needs **Read projects**.', security })).toBe(
    'It needs **Read projects**.\n\nScopes of a workspace token: **Run projects**.',
  );
  expect(described({ description: '**Read projects**, **Run projects**', security })).toBe(
    '**Read projects**, **Run projects**',
  );
});

test('an operation has a placeholder for its console below its description', () => {
  const contract = contractWith({
    paths: { '/v1/runs': { post: { operationId: 'Run', description: 'Starts a run.' } } },
  });
  const path = objectOf(referenceContract(contract).paths['/v1/runs']);

  expect(objectOf(path.post).description).toBe('Starts a run.\n\n<div data-console="Run"></div>');
});

test('the chapter on authentication comes first', () => {
  const { info } = referenceContract(
    contractWith({
      info: { title: 'API', description: 'All paths.\n\n# Errors\n\nThey have a reason.\n' },
      components: { securitySchemes: { bearerAuth: { description: 'Send a token.\n' } } },
    }),
  );

  expect(info.description).toBe(
    'All paths.\n\n\n# Authentication\n\nSend a token.\n\n# Errors\n\nThey have a reason.\n',
  );
});

test('the chapter on authentication is not inserted into a code block', () => {
  const { info } = referenceContract(
    contractWith({
      info: { title: 'API', description: '```bash\n# Install it\n```\n\n# Errors\n' },
      components: { securitySchemes: { bearerAuth: { description: 'Send a token.' } } },
    }),
  );

  expect(info.description).toBe(
    '```bash\n# Install it\n```\n\n\n# Authentication\n\nSend a token.\n\n# Errors\n',
  );
});

test.each<JsonObject>([{}, { securitySchemes: { bearerAuth: { type: 'http' } } }])(
  'with the components %j, which do not describe how to authenticate, there is no such chapter',
  (components) => {
    const { info } = referenceContract(
      contractWith({ info: { title: 'API', description: 'All paths.' }, components }),
    );

    expect(info.description).toBe('All paths.');
  },
);

test('an id has no pattern beside its format, which other fields keep', () => {
  const id = { type: 'string', format: 'uuid', pattern: '^[0-9a-f-]{36}$' };
  const token = { type: 'string', pattern: '^hxt[pw]_' };
  const { components } = referenceContract(
    contractWith({
      components: { schemas: { Run: { properties: { ids: { items: id }, token } } } },
    }),
  );

  expect(components.schemas).toEqual({
    Run: {
      properties: { ids: { items: { type: 'string', format: 'uuid' } }, token },
    },
  });
});

test('the original contract is not modified', () => {
  const contract = contractWith({
    paths: { '/v1/runs': { post: { 'x-rateLimit': { perMinute: 3 } } } },
  });
  const before = structuredClone(contract);
  referenceContract(contract);

  expect(contract).toEqual(before);
});

test('an operation with several tags is shown under the first', () => {
  const contract = contractWith({ paths: { '/v1/runs': { get: { tags: ['Runs', 'Projects'] } } } });

  expect(referenceContract(contract).paths).toMatchObject({
    '/v1/runs': { get: { tags: ['Runs'] } },
  });
});
