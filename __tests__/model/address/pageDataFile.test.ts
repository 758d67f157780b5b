import { pageDataFile } from '../../../src/model/address/pageDataFile';

test.each([
  ['/docs/runs', 'page-data/docs/runs/page-data.json'],
  ['/', 'page-data/index/page-data.json'],
])('the data of %s is in %s', (path, file) => {
  expect(pageDataFile(path)).toBe(file);
});
