import { operationRecords } from '../../../src/build/search/operationRecords';

const reference = {
  path: '/docs/api/reference',
  title: 'API reference',
  group: 'API',
  trail: ['API'],
  keywords: [],
  language: 'en',
  tag: 'api',
  rank: 10,
};

test('the record of an operation has its name, method and path, its id, its distinctive field names, and its anchor', () => {
  const records = operationRecords(reference, 'Every operation.', [
    {
      operationId: 'RunProject',
      tag: 'Runs',
      method: 'post',
      path: '/v1/projects/{projectId}/runs',
      summary: 'Run a project',
      description: 'Starts a run.',
      names: ['projectId', 'status', 'runStatusUrl', 'flag-config-override'],
      anchor: 'RunProject',
    },
    {
      operationId: 'ListUsers',
      tag: 'Users',
      method: 'get',
      path: '/v1/users',
      summary: 'List users',
      description: '',
      names: [],
      anchor: 'ListUsers',
    },
  ]);

  expect(records.map(({ url, hierarchy, content }) => [url, hierarchy.lvl2, content])).toEqual([
    ['/docs/api/reference', null, 'Every operation.'],
    [
      '/docs/api/reference#RunProject',
      'Run a project · POST /v1/projects/{projectId}/runs',
      'Starts a run. RunProject, projectId, runStatusUrl, flag-config-override',
    ],
    ['/docs/api/reference#ListUsers', 'List users · GET /v1/users', 'ListUsers'],
  ]);
});
