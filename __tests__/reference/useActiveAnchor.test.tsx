import { act, fireEvent, renderHook } from '@testing-library/react';
import { useActiveAnchor } from '../../src/reference/useActiveAnchor';

const ANCHORS = ['operation/A', 'operation/B'];

/** Places sections at these heights in the window. */
function placeSections(...tops: number[]) {
  document.body.replaceChildren(
    ...ANCHORS.map((id, index) => {
      const place = Object.assign(document.createElement('div'), { id });
      place.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
      return place;
    }),
  );
}

const scroll = () =>
  act(() => {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(20);
  });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ key: 'entry' }, '', '/docs/api/api-reference?from=mail');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the last section above the line is current', () => {
  placeSections(-200, 100);
  const { result } = renderHook(() => useActiveAnchor(ANCHORS));
  expect(result.current).toBeUndefined();

  scroll();
  expect(result.current).toBe('operation/B');
});

test('the address follows after a delay, without a new history entry, and keeps the entry’s state', () => {
  placeSections(-200, 600);
  renderHook(() => useActiveAnchor(ANCHORS));
  const entries = window.history.length;
  scroll();
  expect(window.location.hash).toBe('');

  act(() => void jest.advanceTimersByTime(500));
  expect(window.location.href).toMatch(/\/docs\/api\/api-reference\?from=mail#operation\/A$/);
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ key: 'entry' });
});

test('above the first section the address has no hash', () => {
  window.history.replaceState({ key: 'entry' }, '', '#operation/A');
  placeSections(400, 900);
  renderHook(() => useActiveAnchor(ANCHORS));
  act(() => void jest.advanceTimersByTime(1000));
  scroll();
  act(() => void jest.advanceTimersByTime(500));

  expect(window.location.hash).toBe('');
});

function jumpTo(hash: string) {
  window.history.replaceState(null, '', hash);
  act(() => void fireEvent(window, new HashChangeEvent('hashchange')));
}

test('a section that was jumped to is current, no matter how far the page could scroll', () => {
  placeSections(-200, 600);
  const { result } = renderHook(() => useActiveAnchor(ANCHORS));
  jumpTo('#operation/B');
  scroll();
  act(() => void jest.advanceTimersByTime(1000));

  expect(result.current).toBe('operation/B');
  expect(window.location.hash).toBe('#operation/B');
});

test('scrolling on right after a jump is followed', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  placeSections(-200, 600);
  const { result } = renderHook(() => useActiveAnchor(ANCHORS));
  jumpTo('#operation/B');
  scroll();
  act(() => void jest.advanceTimersByTime(1000));

  expect(result.current).toBe('operation/A');
  expect(window.location.hash).toBe('#operation/A');
});

test('the address keeps its hash until the sections are rendered', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  document.body.replaceChildren();
  window.history.replaceState({ key: 'entry' }, '', '#operation/B');
  renderHook(() => useActiveAnchor(ANCHORS));
  scroll();
  act(() => void jest.advanceTimersByTime(1000));
  scroll();
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('#operation/B');
});

test('the address is not touched after the page is left', () => {
  placeSections(-200, 600);
  const { unmount } = renderHook(() => useActiveAnchor(ANCHORS));
  scroll();
  unmount();
  window.history.replaceState(null, '', '/docs');
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('');
});

test('the address is not touched while another page is loading', () => {
  placeSections(-200, 600);
  renderHook(() => useActiveAnchor(ANCHORS));
  scroll();
  window.history.pushState(null, '', '/docs');
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('');
});

test('a jump replaces the place that was about to be written to the address', () => {
  placeSections(-200, 600);
  renderHook(() => useActiveAnchor(ANCHORS));
  scroll();
  act(() => void jest.advanceTimersByTime(200));
  jumpTo('#operation/B');
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('#operation/B');
});
