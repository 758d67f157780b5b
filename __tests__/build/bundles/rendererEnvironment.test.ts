import { DefinePlugin, EnvironmentPlugin } from 'webpack';
import { withoutEnvironment } from '../../../src/build/bundles/rendererEnvironment';

const other = new EnvironmentPlugin([]);

/** What Gatsby's plugin defines in a shell. */
function defining(shell: readonly string[]) {
  return new DefinePlugin({
    'process.env': '({})',
    __BASE_PATH__: '""',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_ALGOLIA_APP_ID': '"app"',
    ...Object.fromEntries(shell.map((name) => [`process.env.${name}`, '"of the shell"'] as const)),
  });
}

test('shells that differ make the same renderer, so that it is compiled once', () => {
  const [first, second] = [['RUN_ID'], ['SHLVL']].map((shell) =>
    withoutEnvironment([defining(shell), other]),
  );

  expect(first).toEqual(second);
});

test('no secret of the shell is in the renderer, and what pages are built with is', () => {
  const [plugin] = withoutEnvironment([defining(['ALGOLIA_ADMIN_KEY']), other]);

  expect((plugin as DefinePlugin).definitions).toEqual({
    'process.env': '({})',
    __BASE_PATH__: '""',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_ALGOLIA_APP_ID': '"app"',
  });
});

test('a Gatsby that gives the environment in another way stops the build', () => {
  expect(() => withoutEnvironment([other])).toThrow(
    'src/build/bundles/rendererEnvironment.ts: Gatsby gives the environment to the renderer in another way than before. See what its version has changed.',
  );
});
