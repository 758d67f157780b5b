import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStored } from '../../src/data/useStored';

/** A part of the page that shows a stored value. */
function part(key = 'role') {
  const { result } = renderHook(() => useStored(key));
  return {
    value: () => result.current[0],
    keep: (value: string | null) => act(() => result.current[1](value)),
  };
}

const otherTab = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

function refuseToWrite() {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is used up.', 'QuotaExceededError');
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a key that was never stored is null', () => {
  expect(part().value()).toBeNull();
});

test('a value stored by one part is seen by all and on the next visit; null removes it', () => {
  const [one, other, another] = [part(), part(), part('theme')];
  one.keep('editor');
  expect([one.value(), other.value(), another.value()]).toEqual(['editor', 'editor', null]);
  expect(localStorage.getItem('role')).toBe('editor');

  other.keep(null);
  expect([one.value(), other.value()]).toEqual([null, null]);
  expect(localStorage.getItem('role')).toBeNull();
});

test.each(['role', null])('changes made in another tab are followed (key %s)', (key) => {
  const { value } = part();
  localStorage.setItem('role', 'viewer');
  otherTab(key);

  expect(value()).toBe('viewer');
});

test('a value that the browser refuses to store is seen by all parts until the page is closed', () => {
  const [one, other] = [part(), part()];
  one.keep('viewer');
  refuseToWrite();
  one.keep('editor');
  expect([one.value(), other.value()]).toEqual(['editor', 'editor']);
  expect(localStorage.getItem('role')).toBe('viewer');

  other.keep(null);
  expect([one.value(), other.value()]).toEqual([null, null]);
});

test('the page hydrates as the build rendered it, and then shows the stored value', () => {
  localStorage.setItem('role', 'editor');
  const Role = () => useStored('role')[0] ?? 'nobody';
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Role />);
  expect(container).toHaveTextContent('nobody');

  const onRecoverableError = jest.fn();
  render(<Role />, { container, hydrate: true, onRecoverableError });
  expect(container).toHaveTextContent('editor');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
