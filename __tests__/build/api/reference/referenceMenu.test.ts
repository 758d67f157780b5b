import { referenceMenu } from '../../../../src/build/api/reference/referenceMenu';
import { anchorsOf } from '../../../../src/model/api/apiReference';
import { contractWith } from '../support/contract';

const operation = (operationId: string, tag: string) => ({
  operationId,
  summary: `Do ${operationId}`,
  tags: [tag],
});

const menu = referenceMenu(
  contractWith({
    info: { title: 'API', description: 'All.\n\n# Rate limits\n\nSixty.\n\n## Not this\n' },
    tags: [{ name: 'Runs of projects' }, { name: 'Users' }],
    paths: {
      '/v1/users': { get: operation('ListUsers', 'Users') },
      '/v1/runs': {
        post: operation('Run', 'Runs of projects'),
        get: operation('List', 'Runs of projects'),
      },
    },
  }),
);

test('chapters come first, then the operations below their tags, in the order of the tags', () => {
  expect(menu.chapters).toEqual([{ title: 'Rate limits', anchor: 'section/Rate-limits' }]);
  expect(
    menu.groups.map(({ title, operations }) => [title, operations.map((one) => one.title)]),
  ).toEqual([
    ['Runs of projects', ['Do Run', 'Do List']],
    ['Users', ['Do ListUsers']],
  ]);
  expect(menu.groups[0]?.operations[0]).toEqual({
    title: 'Do Run',
    method: 'post',
    anchor: 'operation/Run',
  });
});

test('a line in a code block that starts with # is not a chapter', () => {
  const description = '# Install\n\n```bash\n# Install it\nnpm i\n```\n\n# Use\n';
  const { chapters } = referenceMenu(contractWith({ info: { title: 'API', description } }));

  expect(chapters.map(({ title }) => title)).toEqual(['Install', 'Use']);
});

test('the anchors are in the order of the page', () => {
  expect(anchorsOf(menu)).toEqual([
    'section/Rate-limits',
    'tag/Runs-of-projects',
    'operation/Run',
    'operation/List',
    'tag/Users',
    'operation/ListUsers',
  ]);
});
