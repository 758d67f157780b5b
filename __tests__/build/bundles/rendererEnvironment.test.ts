import { DefinePlugin, EnvironmentPlugin, ProvidePlugin } from 'webpack';
import { withoutEnvironment, withoutFetch } from '../../../src/build/bundles/rendererEnvironment';

const other = new EnvironmentPlugin([]);

/** A plugin like Gatsby's, with the variables of a shell. */
function defining(shell: readonly string[]) {
  return new DefinePlugin({
    'process.env': '({})',
    __BASE_PATH__: '""',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_ALGOLIA_APP_ID': '"app"',
    ...Object.fromEntries(shell.map((name) => [`process.env.${name}`, '"of the shell"'] as const)),
  });
}

test('different shells yield the same renderer, so that it is compiled once', () => {
  const [first, second] = [['RUN_ID'], ['SHLVL']].map((shell) =>
    withoutEnvironment([defining(shell), other]),
  );

  expect(first).toEqual(second);
});

test('the renderer contains no secrets of the shell, but everything that pages are built with', () => {
  const [plugin] = withoutEnvironment([defining(['ALGOLIA_ADMIN_KEY']), other]);

  expect((plugin as DefinePlugin).definitions).toEqual({
    'process.env': '({})',
    __BASE_PATH__: '""',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_ALGOLIA_APP_ID': '"app"',
  });
});

test('the build stops if Gatsby passes the environment in a different way', () => {
  expect(() => withoutEnvironment([other])).toThrow(
    'src/build/bundles/rendererEnvironment.ts: Gatsby passes the environment to the renderer in a different way than expected. Check its new version, and update this file.',
  );
});

test('the renderer contains no package for fetch, which Node has', () => {
  const fetching = new ProvidePlugin({ fetch: 'node-fetch', 'global.fetch': 'node-fetch' });
  const providing = new ProvidePlugin({ Buffer: ['buffer', 'Buffer'] });

  expect(withoutFetch([defining([]), fetching, providing, other])).toEqual([
    defining([]),
    providing,
    other,
  ]);
});
