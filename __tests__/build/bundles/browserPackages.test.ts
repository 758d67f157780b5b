import { packagesOf } from '../../../src/build/bundles/browserPackages';

test('packages are named by their folders, each once, inner ones apart', () => {
  const files = [
    'src/app/headScript.ts',
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.js',
    'node_modules/@reach/router/es/index.js',
    'node_modules/gatsby/node_modules/scroll/index.js',
    '',
  ];

  expect(packagesOf(files)).toEqual([
    'node_modules/@reach/router',
    'node_modules/gatsby/node_modules/scroll',
    'node_modules/react',
  ]);
});

test('they are found where the system writes backslashes', () => {
  expect(packagesOf(['node_modules\\@reach\\router\\es\\index.js'])).toEqual([
    'node_modules/@reach/router',
  ]);
});
