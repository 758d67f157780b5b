import { render, screen } from '@testing-library/react';
import { ShortcutsList } from '../../src/shortcuts/ShortcutsList';

/** The list on a given platform: each purpose with its keys. */
function rows(platform: string, singleKeys = true) {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  render(<ShortcutsList singleKeys={singleKeys} />);
  const keys = screen.getAllByRole('definition');
  return screen
    .getAllByRole('term')
    .map((purpose, index) => [purpose.textContent, keys[index]?.textContent]);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['Win32', 'Ctrl K or /'],
  ['Linux x86_64', 'Ctrl K or /'],
  ['MacIntel', '⌘K or /'],
  ['iPhone', '⌘K or /'],
  ['iPad', '⌘K or /'],
])('on %s the keys for search are %s', (platform, keys) => {
  expect(rows(platform)).toEqual([
    ['Search', keys],
    ['Show this list', '?'],
    ['Close what is open', 'Esc'],
  ]);
});

test('single keys that are off are marked as such', () => {
  expect(rows('Win32', false)).toEqual([
    ['Search', 'Ctrl K or / (off)'],
    ['Show this list', '? (off)'],
    ['Close what is open', 'Esc'],
  ]);
});

test('each key is a kbd element', () => {
  rows('Win32');

  const keys = [...document.querySelectorAll('kbd')].map((key) => key.textContent);
  expect(keys).toEqual(['Ctrl', 'K', '/', '?', 'Esc']);
});
