import { shownVersion } from '../../../src/model/navigation/shownVersion';
import type { FrameVersion } from '../../../src/model/config/siteFrame';

const version = (name: string, sidebar: string, isLast = false): FrameVersion => ({
  name,
  label: name,
  path: `/docs/${name}`,
  sidebar,
  isLast,
});
const versions = [
  version('current', 'docs'),
  version('2.0', 'docs-2.0', true),
  version('1.0', 'docs-1.0'),
];

test.each([
  ['docs', '1.0', 'current'],
  ['docs-2.0', '1.0', '2.0'],
  ['tutorials', '1.0', '1.0'],
  [undefined, '1.0', '1.0'],
  [undefined, null, '2.0'],
  ['tutorials', '0.9', '2.0'],
])('with the sidebar %s and %s preferred, a page shows %s', (sidebar, preferred, name) => {
  expect(shownVersion(versions, sidebar, preferred)?.name).toBe(name);
});

test('if no version is marked as the latest, the first one is shown', () => {
  const [current, , old] = versions;

  expect(shownVersion([current!, old!], undefined, null)?.name).toBe('current');
});

test('without versions, none is shown', () => {
  expect(shownVersion([], 'docs', '1.0')).toBeUndefined();
});
