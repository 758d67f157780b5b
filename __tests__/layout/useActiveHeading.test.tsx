import { act, renderHook } from '@testing-library/react';
import { useActiveHeading } from '../../src/layout/useActiveHeading';

const headings = ['sources', 'grants', 'next'].map((id) => ({ id, depth: 2, text: id }));

/** Lays out a page whose headings are at these distances from the top of the window. */
function scrollTo(tops: Record<string, number>, { scrollY = 100, height = 5000 } = {}) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, tops[this.id] ?? 0);
  });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  window.scrollY = scrollY;
  return act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((painted) => requestAnimationFrame(painted));
  });
}

beforeEach(() => {
  document.body.innerHTML = headings.map(({ id }) => `<h2 id="${id}">${id}</h2>`).join('');
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['at the top, no heading has been reached', { sources: 300, grants: 600, next: 900 }, undefined],
  [
    'a heading just below the bar has been reached',
    { sources: 110, grants: 600, next: 900 },
    'sources',
  ],
  ['a heading below the reading line has not', { sources: 111, grants: 600, next: 900 }, undefined],
  ['the last heading reached is active', { sources: -500, grants: 20, next: 320 }, 'grants'],
])('%s', async (_rule, tops, active) => {
  const { result } = renderHook(() => useActiveHeading(headings));
  await scrollTo(tops);

  expect(result.current).toBe(active);
});

test('the active heading changes as the reader scrolls', async () => {
  const { result } = renderHook(() => useActiveHeading(headings));
  await scrollTo({ sources: 20, grants: 320, next: 620 });
  expect(result.current).toBe('sources');

  await scrollTo({ sources: -280, grants: 20, next: 320 });
  expect(result.current).toBe('grants');
});

test.each([
  [0, 'next'],
  [2, 'next'],
  [3, 'grants'],
])(
  'the last heading, which cannot scroll up, is active %d px before the end: %s',
  async (rest, active) => {
    const { result } = renderHook(() => useActiveHeading(headings));
    await scrollTo(
      { sources: -500, grants: 20, next: 320 },
      { scrollY: 1000, height: 1000 + window.innerHeight + rest },
    );

    expect(result.current).toBe(active);
  },
);

describe('at the end of the page', () => {
  const atEnd = { scrollY: 1000, height: 1000 + window.innerHeight };
  const follow = (hash: string) => window.history.replaceState(null, '', hash);
  afterEach(() => follow('/'));

  test.each([
    ['the heading in the address', '#grants', 'grants'],
    ['not one above it, visited before', '#sources', 'next'],
    ['not an anchor that is not a heading', '#other', 'next'],
    ['not a hash that cannot be decoded', '#%E0%A4%A', 'next'],
  ])('the active heading is %s', async (_rule, hash, active) => {
    follow(hash);
    const { result } = renderHook(() => useActiveHeading(headings));
    await scrollTo({ sources: -500, grants: 220, next: 520 }, atEnd);

    expect(result.current).toBe(active);
  });

  test('the next heading in the address becomes active, even though nothing scrolls', async () => {
    follow('#grants');
    const { result } = renderHook(() => useActiveHeading(headings));
    await scrollTo({ sources: -500, grants: 220, next: 520 }, atEnd);
    follow('#next');
    await act(async () => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      await new Promise((painted) => requestAnimationFrame(painted));
    });

    expect(result.current).toBe('next');
  });
});

test('on a page too short to scroll, the last heading is not active', async () => {
  const { result } = renderHook(() => useActiveHeading(headings));
  await scrollTo({ sources: 300, grants: 400, next: 500 }, { scrollY: 0, height: 600 });

  expect(result.current).toBeUndefined();
});

test('after unmounting, the headings are no longer observed', async () => {
  const { unmount } = renderHook(() => useActiveHeading(headings));
  unmount();
  await scrollTo({ sources: 20, grants: 320, next: 620 });

  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled();
});
