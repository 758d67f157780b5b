import { act, renderHook } from '@testing-library/react';
import { routeChange } from '../../src/data/routeChange';
import { useChosenTab } from '../../src/mdx/useChosenTab';

const labels = ['SQL', 'Python'];

/** A set of tabs on the page: what it shows, and how a reader chooses in it. */
function tabs(group?: string, offered = labels) {
  const { result } = renderHook(() => useChosenTab(group, offered));
  return {
    shown: () => result.current[0],
    choose: (label: string) => act(() => result.current[1](label)),
  };
}

const open = (address: string) => window.history.replaceState({ key: 'entry' }, '', address);

beforeEach(() => {
  localStorage.clear();
  open('/docs/runs');
});
afterEach(() => jest.restoreAllMocks());

test('the first tab is shown until one is chosen', () => {
  const set = tabs('language');
  expect(set.shown()).toBe('SQL');

  set.choose('Python');
  expect(set.shown()).toBe('Python');
});

test('sets of one group switch together', () => {
  const [one, other] = [tabs('language'), tabs('language')];
  one.choose('Python');

  expect(other.shown()).toBe('Python');
});

test('sets of another group, or of none, stay as they are', () => {
  const [one, other, alone] = [tabs('language'), tabs('os'), tabs()];
  one.choose('Python');

  expect([other.shown(), alone.shown()]).toEqual(['SQL', 'SQL']);
});

test('a choice in a set without a group stays there', () => {
  const [alone, other] = [tabs(), tabs()];
  alone.choose('Python');

  expect([alone.shown(), other.shown()]).toEqual(['Python', 'SQL']);
  expect(localStorage).toHaveLength(0);
});

test('a set that lacks the chosen tab does not follow', () => {
  const [one, other] = [tabs('language'), tabs('language', ['R', 'SQL'])];
  one.choose('SQL');
  one.choose('Python');

  expect(other.shown()).toBe('SQL');
});

test('the choice is found again on the next page', () => {
  tabs('language').choose('Python');

  expect(tabs('language', ['R', 'Python']).shown()).toBe('Python');
  expect(tabs('os').shown()).toBe('SQL');
});

test('a remembered tab that the set lacks is not shown', () => {
  localStorage.setItem('tab-language', 'Cobol');

  expect(tabs('language').shown()).toBe('SQL');
});

test('tabs work where storage throws', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const refuse = () => {
    throw new DOMException('storage is switched off', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const [one, other] = [tabs('language'), tabs('language')];
  one.choose('Python');

  expect([one.shown(), other.shown()]).toEqual(['Python', 'Python']);
});

test('when a set is gone the others still follow one another', () => {
  const gone = renderHook(() => useChosenTab('language', labels));
  const [one, other] = [tabs('language'), tabs('language')];
  gone.unmount();
  one.choose('Python');
  expect(other.shown()).toBe('Python');

  open('/docs/runs?tab.language=SQL');
  act(() => routeChange.end());
  expect(other.shown()).toBe('SQL');
});

test('a choice in a group stands in the address, beside what stood there', () => {
  open('/docs/runs?plan=team#order');
  tabs('language').choose('Python');
  tabs('os', ['C++ & C']).choose('C++ & C');

  expect(window.location.href).toBe(
    'http://localhost/docs/runs?plan=team&tab.language=Python&tab.os=C%2B%2B+%26+C#order',
  );
  expect(window.history.state).toEqual({ key: 'entry' });
});

test('a choice makes no entry in the history, and one without a group stays out of the address', () => {
  const { length } = window.history;
  tabs('language').choose('Python');
  expect(window.history).toHaveLength(length);

  open('/docs/runs');
  tabs().choose('Python');
  expect(window.location.search).toBe('');
});

test('the tab that the address names is shown, whatever was chosen before', () => {
  localStorage.setItem('tab-language', 'SQL');
  open('/docs/runs?tab.language=Python');

  expect(tabs('language').shown()).toBe('Python');
  expect(tabs('os').shown()).toBe('SQL');
  expect(localStorage.getItem('tab-language')).toBe('SQL');
});

test.each(['Cobol', '', '%E0%A4', '<img src=x onerror=alert(1)>'])(
  'the address cannot name a tab that is not there: %s',
  (label) => {
    localStorage.setItem('tab-language', 'Python');
    open(`/docs/runs?tab.language=${label}`);

    expect(tabs('language').shown()).toBe('Python');
  },
);

test('a link on the page can lead to another of its tabs', () => {
  const set = tabs('language');
  open('/docs/runs?tab.language=Python');
  act(() => routeChange.end());

  expect(set.shown()).toBe('Python');
});

test('the way back from such a link shows the tab from before', () => {
  localStorage.setItem('tab-language', 'SQL');
  open('/docs/runs?tab.language=Python');
  const set = tabs('language');
  expect(set.shown()).toBe('Python');
  open('/docs/runs');
  act(() => routeChange.end());

  expect(set.shown()).toBe('SQL');
});

test('a page that is being left keeps its tabs, though the address is that of the next one', () => {
  const set = tabs('language');
  open('/docs/runs?tab.language=Python');
  act(() => routeChange.start());

  expect(set.shown()).toBe('SQL');
});

test.each([
  ['MacIntel', 'Mac'],
  ['iPad', 'Mac'],
  ['Win32', 'Windows'],
  ['Linux x86_64', 'Windows'],
])(
  'of keys for Mac and Windows, %s shows those for %s until others are chosen',
  (platform, own) => {
    Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
    const set = tabs('os', ['Mac', 'Windows']);
    expect(set.shown()).toBe(own);

    const other = own === 'Mac' ? 'Windows' : 'Mac';
    set.choose(other);
    expect(set.shown()).toBe(other);
  },
);
