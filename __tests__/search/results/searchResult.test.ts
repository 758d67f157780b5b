import type { ConfiguredHit } from '../../../src/search/configuredClient';
import { resultLinkProps } from '../../../src/search/results/resultLinkProps';
import { searchResult } from '../../../src/search/results/searchResult';

const hierarchy = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const marked = (value: string, matchLevel = 'full') => ({ value, matchLevel });

const hit = (more: object) =>
  ({
    objectID: '/docs/sql#modes~0',
    url: '/docs/sql#modes',
    url_without_anchor: '/docs/sql',
    anchor: 'modes',
    type: 'lvl2',
    hierarchy: { ...hierarchy, lvl0: 'Docs › Cells', lvl1: 'SQL cells', lvl2: 'Modes' },
    trail: ['Docs', 'Cells'],
    _highlightResult: { hierarchy: { lvl2: marked('__ais-highlight__Modes__/ais-highlight__') } },
    _snippetResult: {},
    ...more,
  }) as unknown as ConfiguredHit;

test('a section is named by its heading, below its page', () => {
  expect(searchResult(hit({}))).toEqual({
    id: '/docs/sql#modes~0',
    url: '/docs/sql#modes',
    page: '/docs/sql',
    group: 'Docs › Cells',
    title: 'Modes',
    titleMarked: '__ais-highlight__Modes__/ais-highlight__',
    crumbs: ['SQL cells'],
    isPage: false,
  });
});

test('a page is named by its title, below its categories', () => {
  const names = { ...hierarchy, lvl0: 'Docs › Cells', lvl1: 'SQL cells', lvl2: null };
  const page = searchResult(
    hit({ url: '/docs/sql', anchor: '', hierarchy: names, _highlightResult: {} }),
  );

  expect(page).toMatchObject({
    title: 'SQL cells',
    titleMarked: 'SQL cells',
    crumbs: ['Docs', 'Cells'],
    isPage: true,
  });
});

test('the crumbs of a deep section are the page and the headings above it', () => {
  const deep = { ...hierarchy, lvl0: 'A', lvl1: 'B', lvl2: 'C', lvl3: 'D' };

  expect(searchResult(hit({ hierarchy: deep }))).toMatchObject({
    title: 'D',
    crumbs: ['B', 'C'],
  });
});

test.each([
  ['full', 'a text'],
  ['partial', 'a text'],
  ['none', undefined],
])('with match level %s, the snippet is %s', (level, snippet) => {
  const result = searchResult(hit({ _snippetResult: { content: marked('a text', level) } }));

  expect(result.snippetMarked).toBe(snippet);
});

test('a hit that lacks most things still leads somewhere', () => {
  const bare = { objectID: '/docs/a#b', _highlightResult: {}, _snippetResult: {} };

  expect(searchResult(bare)).toEqual({
    id: '/docs/a#b',
    url: '/docs/a#b',
    page: '/docs/a',
    group: 'Results',
    title: '/docs/a#b',
    titleMarked: '/docs/a#b',
    crumbs: [],
    isPage: false,
  });
});

const NO_TEXTS: readonly unknown[] = [null, 7, true, {}, ['A'], { value: 'A' }];

test.each(NO_TEXTS)('a hit with %j in place of its texts is shown by its address', (odd) => {
  const level = { lvl0: odd, lvl1: odd, lvl2: odd };
  const odds = { value: odd, matchLevel: 'full' };
  const result = searchResult(
    hit({
      hierarchy: level,
      trail: odd === null ? null : { length: 1, 0: odd },
      _highlightResult: { hierarchy: { lvl1: odds, lvl2: odds } },
      _snippetResult: { content: odds },
    }),
  );

  expect(result).toEqual({
    id: '/docs/sql#modes~0',
    url: '/docs/sql#modes',
    page: '/docs/sql',
    group: 'Results',
    title: '/docs/sql#modes',
    titleMarked: '/docs/sql#modes',
    crumbs: [],
    isPage: false,
  });
});

test('only texts of a trail are shown', () => {
  const names = { ...hierarchy, lvl1: 'SQL cells' };

  expect(searchResult(hit({ hierarchy: names, trail: ['Docs', {}, 7] })).crumbs).toEqual(['Docs']);
});

test('links to other sites are left to the browser, links within the site are not', () => {
  expect(resultLinkProps(searchResult(hit({ external: true })))).toEqual({
    href: '/docs/sql#modes',
    target: '_self',
  });
  expect(resultLinkProps(searchResult(hit({ external: false })))).toEqual({
    href: '/docs/sql#modes',
  });
});
