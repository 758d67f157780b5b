import { collapseDuration } from '../../../src/ui/disclosure/collapseDuration';

test.each([
  [0, 40],
  [36, 192],
  [360, 327],
  [1440, 497],
])('a part of %i px takes %i ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});
