import { act, fireEvent, renderHook } from '@testing-library/react';
import { useReadPlace } from '../../src/reference/useReadPlace';

const ANCHORS = ['operation/A', 'operation/B'];

/** Places at these heights of the window. */
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

test('the last place above the line is being read', () => {
  stand(-200, 100);
  const { result } = renderHook(() => useReadPlace(ANCHORS));
  expect(result.current).toBeUndefined();

  scroll();
  expect(result.current).toBe('operation/B');
});

test('the address follows after a moment, without a new entry, and the entry keeps its state', () => {
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

test('above the first place the address has no hash', () => {
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

test('a place that was jumped to is read, wherever the page could scroll', () => {
  stand(-200, 600);
  const { result } = renderHook(() => useReadPlace(ANCHORS));
  jumpTo('#operation/B');
  scroll();
  act(() => void jest.advanceTimersByTime(1000));

  expect(result.current).toBe('operation/B');
  expect(window.location.hash).toBe('#operation/B');
});

test('a reader who moves on right after a jump is followed', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  stand(-200, 600);
  const { result } = renderHook(() => useReadPlace(ANCHORS));
  jumpTo('#operation/B');
  scroll();
  act(() => void jest.advanceTimersByTime(1000));

  expect(result.current).toBe('operation/A');
  expect(window.location.hash).toBe('#operation/A');
});

test('until the places have come, the address keeps the one that it names', () => {
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

test('once the page is left, its address is not touched', () => {
  stand(-200, 600);
  const { unmount } = renderHook(() => useReadPlace(ANCHORS));
  scroll();
  unmount();
  window.history.replaceState(null, '', '/docs');
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('');
});

test('while another page is on its way, its address is not touched', () => {
  stand(-200, 600);
  renderHook(() => useReadPlace(ANCHORS));
  scroll();
  window.history.pushState(null, '', '/docs');
  act(() => void jest.advanceTimersByTime(1000));

  expect(window.location.hash).toBe('');
});
