import { planSidebar } from '../../../src/build/sections/planSidebar';
import { sidebarOf } from '../support/sidebar';

const { page } = sidebarOf('docs', '/docs');

const relatedOf = (given: { related?: string[] }) =>
  planSidebar('docs', [page('keys', given)], []).pages[0]?.context.related;

test('related pages are planned as addresses, in the order of the author', () => {
  expect(relatedOf({ related: ['/docs/roles', '/tutorials/start'] })).toEqual([
    '/docs/roles',
    '/tutorials/start',
  ]);
});

test('a page may have no related pages', () => {
  expect(relatedOf({})).toEqual([]);
});
