import { renderHook } from '@testing-library/react';
import { useDismissal } from '../../src/layout/useDismissal';

const mark = () => document.documentElement.dataset.announcement;

/** Another tab stores a value, which reaches this one as an event. */
function otherTab(key: string, newValue: string | null, id = 'spring') {
  localStorage.setItem('announcement.id', id);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.announcement;
});

test('an announcement is shown until it is closed', () => {
  const { result } = renderHook(() => useDismissal('spring'));
  expect(mark()).toBeUndefined();

  result.current();
  expect(mark()).toBe('dismissed');
});

test('closing it in another tab closes it here', () => {
  renderHook(() => useDismissal('spring'));
  otherTab('announcement.dismiss', 'true');

  expect(mark()).toBe('dismissed');
});

test.each([
  ['closes a newer announcement', 'announcement.dismiss', 'true', 'summer'],
  ['shows a new announcement', 'announcement.dismiss', 'false', 'spring'],
  ['changes something else', 'theme', 'true', 'spring'],
  ['removes the value', 'announcement.dismiss', null, 'spring'],
])('nothing changes here when another tab %s', (_what, key, value, id) => {
  renderHook(() => useDismissal('spring'));
  otherTab(key, value, id);

  expect(mark()).toBeUndefined();
});

test('a bar that has unmounted follows no other tab', () => {
  renderHook(() => useDismissal('spring')).unmount();
  otherTab('announcement.dismiss', 'true');

  expect(mark()).toBeUndefined();
});
