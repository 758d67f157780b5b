import { isBarHidden } from '../../src/layout/hideOnScroll';

type Move = Parameters<typeof isBarHidden>[0];

/** A page that is not scrolling, far from its top, with the bar shown. */
const still: Move = {
  hidden: false,
  from: 1000,
  to: 1000,
  grown: 0,
  height: 60,
  jumps: false,
  inUse: false,
  covers: false,
};

test.each<[string, Partial<Move>, boolean]>([
  ['the page scrolls down', { to: 1100 }, true],
  ['the page scrolls up', { to: 900, hidden: true }, false],
  ['the page does not move', {}, false],
  ['the page does not move and the bar is hidden', { hidden: true }, true],
  ['a finger jitters down', { to: 1004 }, false],
  ['a finger jitters up', { to: 996, hidden: true }, true],
  ['the page has grown above the window', { to: 1500, grown: 500 }, false],
  ['the page has shrunk above the window', { to: 500, grown: -500, hidden: true }, true],
  ['the page has grown below the window and scrolls down', { to: 1100, grown: 500 }, true],
  ['the page scrolls down within the height of the bar', { from: 0, to: 60 }, false],
  ['the page scrolls down past the bar', { from: 0, to: 61 }, true],
  ['the page overscrolls its top', { from: 0, to: -20 }, false],
  ['the page jumps up to an anchor', { to: 500, jumps: true }, true],
  ['the page jumps to an anchor near the top', { to: 20, jumps: true }, false],
  ['the page scrolls up, but the bar would cover the focus', { to: 900, covers: true }, true],
  ['the focus is under the bar', { covers: true }, true],
  ['the reader is using the bar and the page scrolls down', { to: 1100, inUse: true }, false],
  ['the reader is using the bar and the page jumps', { to: 500, inUse: true, jumps: true }, false],
  ['the focus moves into a hidden bar', { inUse: true, hidden: true }, false],
])('when %s: %j, the bar is hidden: %s', (_when, move, hidden) => {
  expect(isBarHidden({ ...still, ...move })).toBe(hidden);
});
