import { act, renderHook } from '@testing-library/react';
import { routeChange } from '../../src/data/routeChange';
import { useChosenTab } from '../../src/mdx/useChosenTab';

const labels = ['SQL', 'Python'];

/** Renders a set of tabs, with the tab it shows and a way to choose one. */
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

test('a set without the chosen tab does not follow', () => {
  const [one, other] = [tabs('language'), tabs('language', ['R', 'SQL'])];
  one.choose('SQL');
  one.choose('Python');

  expect(other.shown()).toBe('SQL');
});

test('the choice is remembered on the next page', () => {
  tabs('language').choose('Python');

  expect(tabs('language', ['R', 'Python']).shown()).toBe('Python');
  expect(tabs('os').shown()).toBe('SQL');
});

test('a remembered tab that the set does not have is not shown', () => {
  localStorage.setItem('tab-language', 'Cobol');

  expect(tabs('language').shown()).toBe('SQL');
});

test('tabs work even if storage throws', () => {
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

test('after one set unmounts, the others still follow one another', () => {
  const gone = renderHook(() => useChosenTab('language', labels));
  const [one, other] = [tabs('language'), tabs('language')];
  gone.unmount();
  one.choose('Python');
  expect(other.shown()).toBe('Python');

  open('/docs/runs?tab.language=SQL');
  act(() => routeChange.end());
  expect(other.shown()).toBe('SQL');
});

test('a choice in a group is added to the address, which keeps its other parts', () => {
  open('/docs/runs?plan=team#order');
  tabs('language').choose('Python');
  tabs('os', ['C++ & C']).choose('C++ & C');

  expect(window.location.href).toBe(
    'http://localhost/docs/runs?plan=team&tab.language=Python&tab.os=C%2B%2B+%26+C#order',
  );
  expect(window.history.state).toEqual({ key: 'entry' });
});

test('a choice adds no history entry, and one without a group does not change the address', () => {
  const { length } = window.history;
  tabs('language').choose('Python');
  expect(window.history).toHaveLength(length);

  open('/docs/runs');
  tabs().choose('Python');
  expect(window.location.search).toBe('');
});

test('the tab in the address is shown, whatever was chosen before', () => {
  localStorage.setItem('tab-language', 'SQL');
  open('/docs/runs?tab.language=Python');

  expect(tabs('language').shown()).toBe('Python');
  expect(tabs('os').shown()).toBe('SQL');
  expect(localStorage.getItem('tab-language')).toBe('SQL');
});

test.each(['Cobol', '', '%E0%A4', '<img src=x onerror=alert(1)>'])(
  'the address cannot select a tab that does not exist: %s',
  (label) => {
    localStorage.setItem('tab-language', 'Python');
    open(`/docs/runs?tab.language=${label}`);

    expect(tabs('language').shown()).toBe('Python');
  },
);

test('a link on the page can select another of its tabs', () => {
  const set = tabs('language');
  open('/docs/runs?tab.language=Python');
  act(() => routeChange.end());

  expect(set.shown()).toBe('Python');
});

test('going back from such a link shows the previous tab', () => {
  localStorage.setItem('tab-language', 'SQL');
  open('/docs/runs?tab.language=Python');
  const set = tabs('language');
  expect(set.shown()).toBe('Python');
  open('/docs/runs');
  act(() => routeChange.end());

  expect(set.shown()).toBe('SQL');
});

test('a page being left keeps its tabs, even though the address is that of the next one', () => {
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
