import { titleIn, withList } from '../../src/offline/keptList';

const page = '<h2>Kept</h2><ul id="kept-pages"><li>None yet</li></ul><ul><li>Other</li></ul>';

test('the list of kept pages replaces the note that there are none', () => {
  const pages = [
    { url: 'https://a.b/docs/runs', title: 'Runs &amp; $1 &lt;b&gt; · Docs' },
    { url: 'https://a.b/', title: 'Home' },
  ];
  document.body.innerHTML = withList(page, pages);

  const links = [...document.querySelectorAll('#kept-pages a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['https://a.b/docs/runs', 'Runs & $1 <b> · Docs'],
    ['https://a.b/', 'Home'],
  ]);
  expect(document.body).not.toHaveTextContent('None yet');
  expect(document.body).toHaveTextContent('Other');
});

test('if nothing was kept, the page says so', () => {
  expect(withList(page, [])).toBe(page);
});

test.each([
  ['<title data-react-helmet="true">Query mode · Docs · Learn</title>', 'Query mode · Docs'],
  ['<title>Learn</title>', 'Learn'],
  ['<p>No title</p>', ''],
])('%s gives the page the title %j', (html, title) => {
  expect(titleIn(html)).toBe(title);
});
