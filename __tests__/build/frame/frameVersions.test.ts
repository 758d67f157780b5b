import { frameVersions } from '../../../src/build/frame/frameVersions';
import type { DocsVersion } from '../../../src/model/config/siteConfig';
import { index } from '../support/siteIndex';

const report = jest.fn();
const versionsOf = (...versions: DocsVersion[]) => frameVersions({ versions, index, report });

afterEach(() => {
  expect(report).not.toHaveBeenCalled();
});

const old = { name: '1.0', label: 'Old' };

test('a single version offers no choice', () => {
  expect(versionsOf()).toEqual([]);
  expect(versionsOf({ name: 'current', label: 'Next' })).toEqual([]);
});

test('an older version is listed after the current one, which is the default', () => {
  expect(versionsOf(old)).toEqual([
    { name: 'current', label: 'Current', path: '/docs', sidebar: 'docs', isLast: true },
    { name: '1.0', label: 'Old', path: '/docs/1.0', sidebar: 'docs-1.0', isLast: false },
  ]);
});

test('the configuration sets the order, the labels, the first page and the default', () => {
  const sidebars = { 'docs-1.0': 'legacy' };

  expect(
    versionsOf({ ...old, sidebars, isLast: true }, { name: 'current', label: 'Next' }),
  ).toEqual([
    { name: '1.0', label: 'Old', path: '/docs/1.0/legacy', sidebar: 'docs-1.0', isLast: true },
    { name: 'current', label: 'Next', path: '/docs', sidebar: 'docs', isLast: false },
  ]);
});

test('a version without pages cannot be chosen', () => {
  expect(versionsOf(old, { name: '0.1', label: 'None' }).map(({ name }) => name)).toEqual([
    'current',
    '1.0',
  ]);
});
