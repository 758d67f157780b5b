import { planSidebar } from '../../../src/build/sections/planSidebar';
import { sidebarOf } from '../support/sidebar';

const { page } = sidebarOf('docs', '/docs');

const relatedOf = (given: { related?: string[] }) =>
  planSidebar('docs', [page('keys', given)], []).pages[0]?.context.related;

test('related pages are named by their addresses, in the order that the author gives', () => {
  expect(relatedOf({ related: ['/docs/roles', '/tutorials/start'] })).toEqual([
    '/docs/roles',
    '/tutorials/start',
  ]);
});

test('a page may have none', () => {
  expect(relatedOf({})).toEqual([]);
});
