import { withSearch } from '../../../src/layout/navbar/withSearch';
import type { NavbarEntry } from '../../../src/model/siteFrame';

const docs: NavbarEntry = { kind: 'link', label: 'Docs', href: '/docs', position: 'right' };
const search: NavbarEntry = { kind: 'search', position: 'left' };

test('a search that nobody placed stands first at the right end', () => {
  expect(withSearch([docs], '/docs')).toEqual([{ kind: 'search', position: 'right' }, docs]);
});

test('on the root page there is none', () => {
  expect(withSearch([docs], '/')).toEqual([docs]);
});

test.each(['/', '/docs'])('a search that the owner placed is all there is on %s', (path) => {
  expect(withSearch([docs, search], path)).toEqual([docs, search]);
});
