import { siteFrame } from '../../../src/data/siteFrame';
import { toSearchPage } from '../../../src/layout/shortcuts/toSearchPage';

test('the reader goes to the search page of the configuration', () => {
  const assign = jest.fn();
  toSearchPage({ assign });

  expect(siteFrame.search.searchPagePath).toBe('/search');
  expect(assign.mock.calls).toEqual([['/search']]);
});
