import { act, renderHook } from '@testing-library/react';
import { useLoaded } from '../../../src/ui/lazy/useLoaded';

const Part = () => null;
const load = jest.fn<Promise<object>, []>();
const draw = async () => {
  const { result } = renderHook(() => useLoaded(load));
  await act(() => Promise.resolve());
  return result;
};

beforeEach(() => load.mockReset().mockResolvedValue(Part));

test('a loaded value is returned unchanged, even a component', async () => {
  const { current } = await draw();

  expect([current.value, current.failure]).toEqual([Part, undefined]);
});

test('a failure has its reason, and a retry loads the value', async () => {
  load.mockRejectedValueOnce('offline');
  const result = await draw();
  expect([result.current.value, result.current.failure]).toEqual([undefined, { error: 'offline' }]);

  await act(() => Promise.resolve(result.current.retry()));
  expect([result.current.value, result.current.failure]).toEqual([Part, undefined]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a loaded value that does not work counts as a failure and can be loaded again', async () => {
  const result = await draw();
  act(() => result.current.fail('broken'));
  expect(result.current.failure).toEqual({ error: 'broken' });

  await act(() => Promise.resolve(result.current.retry()));
  expect(result.current.failure).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['comes', () => Promise.resolve(() => 'older')],
  ['fails', () => Promise.reject(new Error('offline'))],
])('what was asked for first and %s late leaves alone what is asked for now', async (_, end) => {
  let begin: () => void = () => undefined;
  const older = () => new Promise<void>((resolve) => (begin = resolve)).then<object>(end);
  const { result, rerender } = renderHook(useLoaded<object>, { initialProps: older });
  rerender(load);
  await act(() => Promise.resolve());
  await act(() => Promise.resolve(begin()));

  expect([result.current.value, result.current.failure]).toEqual([Part, undefined]);
});
