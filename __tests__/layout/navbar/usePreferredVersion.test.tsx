import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { usePreferredVersion } from '../../../src/layout/navbar/usePreferredVersion';
import { version } from '../../support/navbarSite';

const KEY = 'docs-preferred-version-default';
const versions = [version('next', true), version('1.0')];

function preferred(all = versions) {
  const { result } = renderHook(() => usePreferredVersion(all));
  return { name: () => result.current[0], prefer: result.current[1] };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a reader who has chosen none prefers none', () => {
  expect(preferred().name()).toBeNull();
});

test('a choice is kept for the next visit, and all who ask hear of it', () => {
  const [one, other] = [preferred(), preferred()];
  act(() => one.prefer('1.0'));

  expect(localStorage.getItem(KEY)).toBe('1.0');
  expect([one.name(), other.name(), preferred().name()]).toEqual(['1.0', '1.0', '1.0']);
});

test('a choice in another tab is followed', () => {
  const { name } = preferred();
  localStorage.setItem(KEY, '1.0');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));

  expect(name()).toBe('1.0');
});

test('a version that is gone is forgotten', () => {
  localStorage.setItem(KEY, '0.9');

  expect(preferred().name()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a version that is there is not forgotten', () => {
  localStorage.setItem(KEY, '1.0');

  expect(preferred().name()).toBe('1.0');
  expect(localStorage.getItem(KEY)).toBe('1.0');
});

test('where storage throws, none is preferred and nothing breaks', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { name, prefer } = preferred();
  act(() => prefer('1.0'));

  expect(name()).toBeNull();
});

test('the page is taken over as the build wrote it, and then shows the choice', () => {
  localStorage.setItem(KEY, '1.0');
  const Name = () => usePreferredVersion(versions)[0] ?? 'none';
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Name />);
  expect(container).toHaveTextContent('none');

  const onRecoverableError = jest.fn();
  render(<Name />, { container, hydrate: true, onRecoverableError });
  expect(container).toHaveTextContent('1.0');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
