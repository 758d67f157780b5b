import { LOADING_BAR, trickled } from '../../src/model/loadingBar';

test('a waiting bar advances in smaller and smaller steps and never reaches the end', () => {
  const lengths: number[] = [LOADING_BAR.minimum];
  for (let step = 0; step < 50; step += 1) lengths.push(trickled(lengths.at(-1)!));
  const steps = lengths.slice(1).map((length, index) => length - lengths[index]!);
  expect(steps.every((step, index) => step > 0 && step < (steps[index - 1] ?? 1))).toBe(true);
  expect(lengths.at(-1)).toBeLessThan(0.96);
});
