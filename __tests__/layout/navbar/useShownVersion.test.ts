import { act, renderHook } from '@testing-library/react';
import { useShownVersion } from '../../../src/layout/navbar/useShownVersion';
import { version } from '../support/navbarSite';

const KEY = 'docs-preferred-version-default';
const versions = [version('next', true), version('1.0')];

/** The version shown by a page that belongs to none. */
function shown(all = versions) {
  const { result } = renderHook(() => useShownVersion(all, undefined));
  return { name: () => result.current[0]?.name, prefer: result.current[1] };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a reader who has chosen none sees the latest version', () => {
  expect(shown().name()).toBe('next');
});

test('a choice is stored for the next visit and reaches all users of the hook', () => {
  const [one, other] = [shown(), shown()];
  act(() => void one.prefer('1.0'));

  expect(localStorage.getItem(KEY)).toBe('1.0');
  expect([one.name(), other.name(), shown().name()]).toEqual(['1.0', '1.0', '1.0']);
});

test('a version that no longer exists is forgotten', () => {
  localStorage.setItem(KEY, '0.9');

  expect(shown().name()).toBe('next');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a version that exists is not forgotten', () => {
  localStorage.setItem(KEY, '1.0');

  expect(shown().name()).toBe('1.0');
  expect(localStorage.getItem(KEY)).toBe('1.0');
});

test('if storage throws, a choice lasts until the page is closed', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { name, prefer } = shown();
  act(() => void prefer('1.0'));

  expect(name()).toBe('1.0');
});
