import { readingNames } from '../../src/model/readingChoices';
import { readingCss } from '../../src/theme/readingCss';

test('there is a rule for each name that can be kept, and for no other', () => {
  const ruled = [...readingCss.matchAll(/\[data-reading~=(\w+)\]/g)].map(([, name]) => name);
  expect(ruled.sort()).toEqual([...readingNames].sort());
});
