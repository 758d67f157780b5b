import { packagesOf } from '../../../src/build/bundles/browserPackages';

test('packages are listed by folder, without duplicates and with nested ones separate', () => {
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

test('packages are found even if the system uses backslashes', () => {
  expect(packagesOf(['node_modules\\@reach\\router\\es\\index.js'])).toEqual([
    'node_modules/@reach/router',
  ]);
});
