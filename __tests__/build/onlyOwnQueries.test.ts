import { onlyOwnQueries } from '../../src/build/onlyOwnQueries';

const DEPENDENTS = 'gatsby/dist/utils/gatsby-dependents';

jest.mock('gatsby/dist/utils/gatsby-dependents', () => ({
  __esModule: true,
  getGatsbyDependents: () => Promise.resolve([{ name: 'gatsby-plugin-image' }]),
}));

test('Gatsby is told of no packages in which it would look for queries', async () => {
  onlyOwnQueries();

  const gatsby = jest.requireMock<{ getGatsbyDependents(): Promise<unknown[]> }>(DEPENDENTS);
  expect(await gatsby.getGatsbyDependents()).toEqual([]);
});
