import { act, renderHook } from '@testing-library/react';
import { useLoaded } from '../../src/ui/useLoaded';

const Part = () => null;
const load = jest.fn<Promise<object>, []>();
const draw = async () => {
  const { result } = renderHook(() => useLoaded(load));
  await act(() => Promise.resolve());
  return result;
};

beforeEach(() => load.mockReset().mockResolvedValue(Part));

test('what comes is there as it is, a component too', async () => {
  const { current } = await draw();

  expect([current.value, current.failure]).toEqual([Part, undefined]);
});

test('what does not come says why, and comes when it is tried again', async () => {
  load.mockRejectedValueOnce('offline');
  const result = await draw();
  expect([result.current.value, result.current.failure]).toEqual([undefined, { error: 'offline' }]);

  await act(() => Promise.resolve(result.current.retry()));
  expect([result.current.value, result.current.failure]).toEqual([Part, undefined]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what came and does not work is a failure, and is loaded again', async () => {
  const result = await draw();
  act(() => result.current.fail('broken'));
  expect(result.current.failure).toEqual({ error: 'broken' });

  await act(() => Promise.resolve(result.current.retry()));
  expect(result.current.failure).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
