import { siteLookups } from '../../../src/build/api/siteLookups';

test("the site's own contract is read once", () => {
  const lookups = siteLookups();

  expect(lookups.limitOf('PageSize.maximum')).toBe(100);
  expect(siteLookups()).toBe(lookups);
});
