import { resultAddress } from '../../src/search/resultAddress';

const moved = { replaceSearchResultPathname: { from: '^/docs/', to: '/guide/' } };
const others = { externalUrlRegex: 'other\\.example|/docs/api' };

test.each([
  [{}, '/docs/cells#run', '/docs/cells#run'],
  [{}, '/docs/cells?tab=1#run', '/docs/cells?tab=1#run'],
  [{}, 'https://learn.example/docs/cells#run', '/docs/cells#run'],
  [{}, '//learn.example/docs/cells', '/docs/cells'],
  [{}, 'https://learn.example', '/'],
  [moved, '/docs/cells#run', '/guide/cells#run'],
  [moved, 'https://learn.example/docs/cells', '/guide/cells'],
  [moved, '/tutorials/docs/cells', '/tutorials/docs/cells'],
  [{ replaceSearchResultPathname: { from: '-', to: '_' } }, '/docs/a-b-c', '/docs/a_b_c'],
  [others, '/docs/cells', '/docs/cells'],
])('with %j, %s becomes %s', (search, url, href) => {
  expect(resultAddress(search)(url)).toEqual({ href, external: false });
});

test.each([
  [others, 'https://OTHER.example/a#b'],
  [others, '//other.example/a'],
  [others, '/docs/api/runs'],
  [{ ...others, ...moved }, '/docs/api/runs'],
])('with %j, %s is kept and is external', (search, url) => {
  expect(resultAddress(search)(url)).toEqual({ href: url, external: true });
});

test('an external address is recognized on every call', () => {
  const address = resultAddress(others);

  expect(['/docs/api', '/docs/api', '/docs/api'].map((url) => address(url).external)).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
])('%s never runs a script, even if everything is external', (url) => {
  const { href, external } = resultAddress({ externalUrlRegex: '.' })(url);

  expect(external).toBe(false);
  expect(new URL(href, 'https://learn.example').origin).toBe('https://learn.example');
});

test.each([
  '/\\other.example',
  '\\\\other.example',
  '/\t/other.example',
  'https:////other.example',
])('%j does not lead to another site', (url) => {
  const { href } = resultAddress({})(url);

  expect(new URL(href, 'https://learn.example').origin).toBe('https://learn.example');
});

test('what remains of an address after the replacement does not either', () => {
  const search = { replaceSearchResultPathname: { from: '^/v2', to: '' } };
  expect(resultAddress(search)('https://a.b/v2//other.example/x').href).toBe('/other.example/x');
});
