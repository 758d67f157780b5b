import { currentItem } from '../../src/layout/currentItem';
import type { NavbarItem } from '../../src/model/siteConfig';

const items: NavbarItem[] = [
  { label: 'Learn', to: '/', exact: true },
  { label: 'Docs', to: '/docs/getting-started/what-is-hex', activeBasePath: '/docs' },
  { label: 'Tutorials', to: '/tutorials' },
  { label: 'API', to: '/docs/api/api-overview', activeBasePath: '/docs/api' },
  { label: 'Get started', href: 'https://app.hex.tech/signup' },
];

test.each([
  ['/', 'Learn'],
  ['/docs', 'Docs'],
  ['/docs/explore-data/cells', 'Docs'],
  ['/docs/api', 'API'],
  ['/docs/api/api-overview', 'API'],
  ['/docs/apikeys', 'Docs'],
  ['/tutorials', 'Tutorials'],
  ['/tutorials/quickstart/hex-basics', 'Tutorials'],
  ['/tutorials-old', undefined],
  ['/search', undefined],
  ['https://app.hex.tech/signup', undefined],
])('on %s the current item is %s', (path, label) => {
  expect(currentItem(items, path)?.label).toBe(label);
});

test('the narrowest part wins, in whatever order the items stand', () => {
  expect(currentItem([...items].reverse(), '/docs/api/api-overview')?.label).toBe('API');
});

test('an exact item is current on its own address only', () => {
  const exact: NavbarItem[] = [{ label: 'All docs', to: '/docs', exact: true }];

  expect(currentItem(exact, '/docs')?.label).toBe('All docs');
  expect(currentItem(exact, '/docs/api')).toBeUndefined();
});
