import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStored } from '../../src/data/useStored';

/** A part of the page that shows what is kept. */
function part(key = 'role', options?: { held: boolean }) {
  const { result } = renderHook(() => useStored(key, options));
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

test('what was never kept is null', () => {
  expect(part().value()).toBeNull();
});

test('what one part keeps is there for all, and for the next visit; null forgets it', () => {
  const [one, other, another] = [part(), part(), part('theme')];
  one.keep('editor');
  expect([one.value(), other.value(), another.value()]).toEqual(['editor', 'editor', null]);
  expect(localStorage.getItem('role')).toBe('editor');

  other.keep(null);
  expect([one.value(), other.value()]).toEqual([null, null]);
  expect(localStorage.getItem('role')).toBeNull();
});

test.each(['role', null])('what another tab changes is followed (key %s)', (key) => {
  const { value } = part();
  localStorage.setItem('role', 'viewer');
  otherTab(key);

  expect(value()).toBe('viewer');
});

test('what the browser will not keep is not there', () => {
  refuseToWrite();
  const { value, keep } = part();
  keep('editor');

  expect(value()).toBeNull();
});

test('where it is to be held it holds for as long as the page, until another tab chooses', () => {
  localStorage.setItem('role', 'viewer');
  refuseToWrite();
  const [one, other] = [part('role', { held: true }), part('role', { held: true })];
  one.keep('editor');
  expect([one.value(), other.value()]).toEqual(['editor', 'editor']);
  expect(part('role', { held: true }).value()).toBe('editor');

  otherTab('role');
  expect([one.value(), other.value()]).toEqual(['viewer', 'viewer']);
});

test('what is held gives way to what can be kept again, or is forgotten', () => {
  refuseToWrite();
  const { value, keep } = part('role', { held: true });
  keep('editor');
  keep(null);
  expect(value()).toBeNull();

  keep('editor');
  jest.restoreAllMocks();
  keep('viewer');
  expect([value(), localStorage.getItem('role')]).toEqual(['viewer', 'viewer']);
});

test('the page is taken over as the build wrote it, and then shows what is kept', () => {
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
