import { act, renderHook } from '@testing-library/react';
import { useColorMode } from '../../src/layout/useColorMode';

// An owner who lets the reader's system decide until the reader does.
jest.mock('../../site.config', () => ({
  siteConfig: { colorMode: { defaultMode: 'light', respectPrefersColorScheme: true } },
}));

test.each([
  ['dark', true],
  ['light', false],
])('a mode forgotten in another tab falls back to the system, which is %s', (mode, matches) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  document.documentElement.dataset.theme = matches ? 'light' : 'dark';
  const { result } = renderHook(useColorMode);
  const forgotten = new StorageEvent('storage', { key: 'theme', newValue: null });
  act(() => void window.dispatchEvent(forgotten));

  expect(result.current[0]).toBe(mode);
});
