import { act, renderHook } from '@testing-library/react';
import { changeAddress, useAddressSearch } from '../../src/data/addressSearch';

const goTo = (address: string) =>
  act(() => {
    window.history.replaceState({ key: 'first' }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => window.history.replaceState({ key: 'first' }, '', '/changelog?area=sql'));

test('the search follows the address', () => {
  const { result } = renderHook(useAddressSearch);
  expect(result.current).toBe('?area=sql');

  goTo('/changelog?area=apps');
  expect(result.current).toBe('?area=apps');
});

test('the search stays the same while another page loads', () => {
  const { result } = renderHook(useAddressSearch);
  goTo('/docs?q=roles');

  expect(result.current).toBe('?area=sql');
});

test('a change adds a history entry, or replaces the address of the current one and keeps its state', () => {
  const { result } = renderHook(useAddressSearch);
  const entries = window.history.length;
  act(() => changeAddress('/changelog?area=apps', 'replace'));
  expect([result.current, window.history.length - entries, window.history.state]).toEqual([
    '?area=apps',
    0,
    { key: 'first' },
  ]);

  act(() => changeAddress('/changelog', 'push'));
  expect([result.current, window.history.length - entries]).toEqual(['', 1]);
  expect(window.history.state).not.toEqual({ key: 'first' });
});

test('a part that is gone no longer listens', () => {
  const started = jest.spyOn(window, 'addEventListener');
  const stopped = jest.spyOn(window, 'removeEventListener');
  renderHook(useAddressSearch).unmount();

  const listeners = started.mock.calls.filter(([event]) => event !== 'error');
  expect(listeners.length).toBeGreaterThan(1);
  expect(stopped.mock.calls).toEqual(expect.arrayContaining(listeners));
  jest.restoreAllMocks();
});
