import { act, fireEvent, renderHook } from '@testing-library/react';
import { useReadPlace } from '../../src/reference/useReadPlace';

const ANCHORS = ['operation/A', 'operation/B'];

/** Places sections at these heights in the window. */
function stand(...tops: number[]) {
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
  stand(-200, 100);
  const { result } = renderHook(() => useReadPlace(ANCHORS));
  expect(result.current).toBeUndefined();

  scroll();
  expect(result.current).toBe('operation/B');
});

test('the address follows after a delay, without a new history entry, and keeps the entry’s state', () => {
  stand(-200, 600);
  renderHook(() => useReadPlace(ANCHORS));
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
  stand(400, 900);
  renderHook(() => useReadPlace(ANCHORS));
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
  stand(-200, 600);
  const { result } = renderHook(() => useReadPlace(ANCHORS));
  jumpTo('#operation/B');
  scroll();
  act(() => void jest.advanceTimersByTime(1000));

  expect(result.current).toBe('operation/B');
  expect(window.location.hash).toBe('#operation/B');
});

test('scrolling on right after a jump is followed', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  stand(-200, 600);
  const { result } = renderHook(() => useReadPlace(ANCHORS));
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
  renderHook(() => useReadPlace(ANCHORS));
  scroll();
  act(() => void jest.advanceTimersByTime(1000));
  scroll();
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('#operation/B');
});

test('the address is not touched after the page is left', () => {
  stand(-200, 600);
  const { unmount } = renderHook(() => useReadPlace(ANCHORS));
  scroll();
  unmount();
  window.history.replaceState(null, '', '/docs');
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('');
});

test('the address is not touched while another page is loading', () => {
  stand(-200, 600);
  renderHook(() => useReadPlace(ANCHORS));
  scroll();
  window.history.pushState(null, '', '/docs');
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('');
});
