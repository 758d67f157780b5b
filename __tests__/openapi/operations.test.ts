import {
  contract,
  listOf,
  objectOf,
  operation,
  operations,
  placeAt,
  statusesOf,
  textOf,
} from './support/contract';

test('the operations are those of the specification', () => {
  expect(operations.map(({ id, method, path }) => `${method} ${path} ${id}`))
    .toMatchInlineSnapshot(`
    [
      "get /v1/projects ListProjects",
      "get /v1/projects/{projectId} GetProject",
      "get /v1/projects/{projectId}/queriedTables GetQueriedTables",
      "get /v1/projects/{projectId}/runs GetProjectRuns",
      "post /v1/projects/{projectId}/runs RunProject",
      "get /v1/projects/{projectId}/runs/{runId} GetRunStatus",
      "delete /v1/projects/{projectId}/runs/{runId} CancelRun",
      "patch /v1/projects/{projectId}/sharing/users EditProjectSharingUsers",
      "patch /v1/projects/{projectId}/sharing/groups EditProjectSharingGroups",
      "patch /v1/projects/{projectId}/sharing/collections EditProjectSharingCollections",
      "patch /v1/projects/{projectId}/sharing/workspaceAndPublic EditProjectSharingOrgAndPublic",
      "get /v1/users ListUsers",
      "post /v1/users/{userId}/deactivate DeactivateUser",
      "get /v1/groups ListGroups",
      "post /v1/groups CreateGroup",
      "get /v1/groups/{groupId} GetGroup",
      "patch /v1/groups/{groupId} EditGroup",
      "delete /v1/groups/{groupId} DeleteGroup",
      "get /v1/collections ListCollections",
      "post /v1/collections CreateCollection",
      "get /v1/collections/{collectionId} GetCollection",
      "patch /v1/collections/{collectionId} EditCollection",
      "get /v1/data-connections ListDataConnections",
      "post /v1/data-connections CreateDataConnection",
      "get /v1/data-connections/{dataConnectionId} GetDataConnection",
      "patch /v1/data-connections/{dataConnectionId} EditDataConnection",
      "post /v1/semantic-projects/{semanticProjectId}/ingest IngestSemanticProject",
      "post /v1/semantic-models/{semanticProjectId}/ingest IngestSemanticModel",
      "post /v1/embedding/createPresignedUrl/{projectId} CreatePresignedUrl",
    ]
  `);
});

test('operation ids are unique and in Pascal case', () => {
  const ids = operations.map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^([A-Z][a-z]+)+$/.test(id))).toEqual([]);
});

test('each operation has one tag, and each tag is used', () => {
  const tags = listOf(contract.tags).map((tag) => objectOf(tag).name);
  const used = operations.map(({ value }) => listOf(value.tags));

  expect(used.filter((of) => of.length !== 1)).toEqual([]);
  expect([...new Set(used.flat())].sort()).toEqual([...tags].sort());
});

test('each operation can respond with 400, 401, 403, 429 and 500, and with 404 if its path has an id', () => {
  const missing = operations.flatMap((one) =>
    ['400', '401', '403', '429', '500', ...(one.path.includes('{') ? ['404'] : [])]
      .filter((status) => !statusesOf(one).includes(status))
      .map((status) => `${one.id} ${status}`),
  );

  expect(missing).toEqual([]);
});

test.each([
  ['415', ['IngestSemanticProject', 'IngestSemanticModel']],
  ['502', ['IngestSemanticProject', 'IngestSemanticModel']],
  ['503', ['RunProject']],
])('%s is a response of %j only', (status, ids) => {
  const found = operations.filter((one) => statusesOf(one).includes(status)).map(({ id }) => id);

  expect(found).toEqual(ids);
});

test.each([
  ['RunProject', '201'],
  ['CancelRun', '204'],
  ['DeleteGroup', '204'],
  ['DeactivateUser', '204'],
  ['CreateGroup', '201'],
  ['EditGroup', '200'],
  ['EditDataConnection', '201'],
  ['IngestSemanticModel', '201'],
])('%s succeeds with %s', (id, status) => {
  expect(statusesOf(operation(id)).filter((one) => one.startsWith('2'))).toEqual([status]);
});

test('successes and 429 include the rate limit, and 429 how long to wait', () => {
  const limits = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
  const headers = operations.flatMap((one) =>
    statusesOf(one)
      .filter((status) => status.startsWith('2') || status === '429')
      .map((status) => {
        const answer = objectOf(placeAt([...one.keys, 'responses', status]).value);
        const expected = status === '429' ? ['retry-after', ...limits] : limits;
        return [one.id, Object.keys(objectOf(answer.headers)), expected] as const;
      }),
  );

  expect(headers.map(([id, found]) => [id, found])).toEqual(
    headers.map(([id, , expected]) => [id, expected]),
  );
});

test('rate limits are data and appear in the descriptions of their operations', () => {
  const limited = operations.filter(({ value }) => 'x-rateLimit' in value);

  expect(contract['x-rateLimit']).toEqual({ perMinute: 60, per: 'user' });
  expect(contract['x-limits']).toEqual({ kernelsPerUser: 25, runMinutes: 60 });
  expect(Object.fromEntries(limited.map(({ id, value }) => [id, value['x-rateLimit']]))).toEqual({
    RunProject: { perMinute: 20, perHour: 60 },
    IngestSemanticProject: { perMinute: 3 },
    IngestSemanticModel: { perMinute: 3 },
    CreatePresignedUrl: { perMinute: 20, stacks: 'multi-tenant' },
  });
  for (const { value } of limited) {
    const [, said, ...again] = textOf(value.description).split(
      /^\[Rate limit\]\(#section\/Rate-limits\): /m,
    );
    for (const limit of Object.values(objectOf(value['x-rateLimit']))) {
      expect(said).toContain(JSON.stringify(limit).replaceAll('"', ''));
    }
    expect(again).toEqual([]);
  }
});

test.each([
  ['updatePublishedResults', 'It needs **Can Edit** on the project'],
  ['inputParams', 'Only inputs that were added to the published app can be set.'],
])('the description of %s mentions when a run is refused', (field, sentence) => {
  const { value } = placeAt(['components', 'schemas', 'RunRequest', 'properties', field]);

  expect(objectOf(value).description).toContain(sentence);
});

test('the scopes that operations need are explained', () => {
  const scheme = objectOf(placeAt(['components', 'securitySchemes', 'bearerAuth']).value);
  const explained = [...textOf(scheme.description).matchAll(/^\| \*\*(.+?)\*\* \|/gm)].map(
    ([, scope]) => scope,
  );
  const needed = operations.flatMap(({ value }) =>
    listOf(value.security).flatMap((one) => listOf(objectOf(one).bearerAuth)),
  );

  expect([...new Set(needed)].sort()).toEqual(explained.sort());
});

test('each operation names its scopes in its description', () => {
  const silent = operations.flatMap(({ id, value }) =>
    listOf(value.security)
      .flatMap((one) => listOf(objectOf(one).bearerAuth))
      .map(textOf)
      .filter((scope) => !textOf(value.description).includes(`**${scope}**`))
      .map((scope) => `${id} ${scope}`),
  );

  expect(silent).toEqual([]);
});

test('editing the collections of a project requires two scopes', () => {
  expect(operation('EditProjectSharingCollections').value.security).toEqual([
    { bearerAuth: ['Projects write', 'Collections write'] },
  ]);
});

/** The description of project runs as a whole. */
const aboutRuns = textOf(
  listOf(contract.tags)
    .map(objectOf)
    .find(({ name }) => name === 'Project runs')?.description,
);

test('versions of a project are numbered in the order in which they are saved', () => {
  expect(aboutRuns).toContain(
    'Versions of a project are numbered from 1, one more with each saved version.',
  );
});

test('the table of run statuses has every status and the ones that can follow it', () => {
  const rows = [...aboutRuns.matchAll(/^\| `(\w+)` \| .+ \| (.+) \|$/gm)];
  const statuses = listOf(objectOf(placeAt(['components', 'schemas', 'RunStatus']).value).enum);

  expect(rows.map(([, status]) => status).sort()).toEqual([...statuses].sort());
  expect(rows.filter(([, , next]) => next === 'Final')).toHaveLength(4);
});
