import { withSearch } from '../../../src/layout/navbar/withSearch';
import type { NavbarEntry } from '../../../src/model/config/siteFrame';

const docs: NavbarEntry = { kind: 'link', label: 'Docs', href: '/docs', position: 'right' };
const search: NavbarEntry = { kind: 'search', position: 'left' };

test('a search that nobody placed comes first at the right end', () => {
  expect(withSearch([docs], '/docs')).toEqual([{ kind: 'search', position: 'right' }, docs]);
});

test('the home page has none', () => {
  expect(withSearch([docs], '/')).toEqual([docs]);
});

test.each(['/', '/docs'])('a search that the owner placed is the only one on %s', (path) => {
  expect(withSearch([docs, search], path)).toEqual([docs, search]);
});
