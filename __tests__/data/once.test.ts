import { once } from '../../src/data/once';

test('nothing is loaded before the first call, and all callers share one load', async () => {
  const load = jest.fn(() => Promise.resolve('loaded'));
  const loaded = once(load);
  expect(load).not.toHaveBeenCalled();

  await Promise.all([loaded(), loaded()]);
  await expect(loaded()).resolves.toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure rejects for all waiting callers, and the next call loads again', async () => {
  const load = jest
    .fn(() => Promise.resolve('loaded'))
    .mockRejectedValueOnce(new Error('Offline.'));
  const loaded = once(load);
  const waiting = [loaded(), loaded()];

  await expect(waiting[0]).rejects.toThrow('Offline.');
  await expect(waiting[1]).rejects.toThrow('Offline.');
  await expect(loaded()).resolves.toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
