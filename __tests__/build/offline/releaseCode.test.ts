import { releaseCode, runtimeFile } from '../../../src/build/offline/releaseCode';

const stats = {
  assetsByChunkName: { app: ['assets/webpack-runtime-aaaaaaaa.js', 'assets/app-73494f15.js'] },
};
const runtime = 'u=e=>({12:"redoc"}[e]||e)+"-"+{12:"cebeed8f",121:"0a4a554b"}[e]+".js"';

test('the code of a release is the first load and what its runtime knows, without Redoc', () => {
  const files = [
    'assets/redoc-cebeed8f.js',
    'assets/app-73494f15.js',
    'assets/app-11111111.js',
    'assets/121-0a4a554b.js',
    'assets/webpack-runtime-aaaaaaaa.js',
  ];

  expect(releaseCode(files, stats, runtime)).toEqual([
    'assets/121-0a4a554b.js',
    'assets/app-73494f15.js',
    'assets/webpack-runtime-aaaaaaaa.js',
  ]);
  expect(runtimeFile(stats)).toBe('assets/webpack-runtime-aaaaaaaa.js');
});

test('a build without a webpack runtime is refused', () => {
  expect(() => runtimeFile({ assetsByChunkName: {} })).toThrow(
    'The file public/webpack.stats.json lists no webpack-runtime file, which the offline worker needs. Run `npm run clean` and build again.',
  );
});
