import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { feeds, type FeedEntry } from '../../../../src/build/outputs/indexes/feeds';

/** The feeds of a single entry with this text. */
function feedsOf(
  markdown: string,
  given: Partial<Pick<FeedEntry, 'title' | 'description' | 'path'>> = {},
  siteUrl = 'https://learn.example.com',
) {
  const entry = {
    title: 'Faster runs',
    description: 'Runs are faster.',
    path: '/changelog/2025-01-01',
    date: '2025-01-01',
    tags: ['SQL'],
    tree: compileMdx(markdown).tree,
    ...given,
  } as unknown as FeedEntry;
  return feeds([entry], {
    site: 'Academy',
    title: 'Changelog',
    description: 'What changed.',
    siteUrl,
    path: '/changelog',
    copyright: '© Hex',
    language: 'de',
    author: 'Hex',
  });
}

/** The text of an element of the entry; fails if the feed is not well-formed. */
function textOf(feed: string, entry: string, name: string): string {
  const document = new DOMParser().parseFromString(feed, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const [element] = [...document.getElementsByTagName(entry)[0]!.children].filter(
    ({ nodeName }) => nodeName === name,
  );
  return element?.textContent ?? '';
}

test('an entry may contain any code', () => {
  const files = feedsOf('Use `a[b[0]]>1` and `c[d[0]]>2`.');
  const html = '<p>Use <code>a[b[0]]&gt;1</code> and <code>c[d[0]]&gt;2</code>.</p>';

  expect(textOf(files['rss.xml'], 'item', 'content:encoded')).toBe(html);
  expect(textOf(files['atom.xml'], 'entry', 'content')).toBe(html);
});

test('titles and descriptions are encoded as each format requires', () => {
  const title = 'Support for <iframe> ]]> & ]]>';
  const files = feedsOf('Text.', { title, description: title });
  const html = 'Support for &lt;iframe&gt; ]]&gt; &amp; ]]&gt;';

  expect(textOf(files['atom.xml'], 'entry', 'title')).toBe(html);
  expect(textOf(files['atom.xml'], 'entry', 'summary')).toBe(html);
  expect(textOf(files['rss.xml'], 'item', 'title')).toBe('Support for <iframe> ]]&gt; & ]]&gt;');
  expect(textOf(files['rss.xml'], 'item', 'description')).toBe(html);
  expect(JSON.parse(files['feed.json'])).toMatchObject({ items: [{ title, summary: title }] });
});

test('an entry has its date of publication', () => {
  const files = feedsOf('Text.');

  expect(textOf(files['rss.xml'], 'item', 'pubDate')).toBe('Wed, 01 Jan 2025 00:00:00 GMT');
  expect(textOf(files['atom.xml'], 'entry', 'published')).toBe('2025-01-01T00:00:00.000Z');
  expect(JSON.parse(files['feed.json'])).toMatchObject({
    items: [{ date_published: '2025-01-01T00:00:00.000Z' }],
  });
});

test('a feed was updated on the day of its newest entry', () => {
  const files = feedsOf('Text.');

  expect(textOf(files['rss.xml'], 'channel', 'lastBuildDate')).toBe(
    'Wed, 01 Jan 2025 00:00:00 GMT',
  );
  expect(textOf(files['atom.xml'], 'feed', 'updated')).toBe('2025-01-01T00:00:00.000Z');
});

test('an entry has its areas', () => {
  const files = feedsOf('Text.');

  expect(textOf(files['rss.xml'], 'item', 'category')).toBe('SQL');
  expect(files['atom.xml']).toContain('<category label="SQL"');
  expect(JSON.parse(files['feed.json'])).toMatchObject({ items: [{ tags: ['SQL'] }] });
});

test('a feed names the site that made it, its author and the holder of its rights', () => {
  const files = feedsOf('Text.');

  expect(textOf(files['rss.xml'], 'channel', 'generator')).toBe('Academy');
  expect(textOf(files['atom.xml'], 'feed', 'generator')).toBe('Academy');
  expect(textOf(files['atom.xml'], 'feed', 'author').trim()).toBe('Hex');
  expect(textOf(files['atom.xml'], 'feed', 'rights')).toBe('© Hex');
  expect(textOf(files['rss.xml'], 'channel', 'copyright')).toBe('© Hex');
  expect(JSON.parse(files['feed.json'])).toMatchObject({ authors: [{ name: 'Hex' }] });
});

test('a feed is in the language of the site', () => {
  const files = feedsOf('Text.');

  expect(textOf(files['rss.xml'], 'channel', 'language')).toBe('de');
  expect(JSON.parse(files['feed.json'])).toMatchObject({ language: 'de' });
});

test('addresses are absolute and percent-encoded, also for a site below a path', () => {
  const path = '/changelog/größer';
  const files = feedsOf('See [roles](/docs/roles).', { path }, 'https://example.com/learn');
  const url = 'https://example.com/learn/changelog/gr%C3%B6%C3%9Fer';

  expect(textOf(files['rss.xml'], 'item', 'link')).toBe(url);
  expect(textOf(files['atom.xml'], 'entry', 'id')).toBe(url);
  expect(JSON.parse(files['feed.json'])).toMatchObject({
    feed_url: 'https://example.com/learn/changelog/feed.json',
    items: [{ id: url, url }],
  });
  expect(textOf(files['rss.xml'], 'item', 'content:encoded')).toBe(
    '<p>See <a href="https://example.com/learn/docs/roles">roles</a>.</p>',
  );
});

test('a changelog without entries has feeds, which do not change with every build', () => {
  const about = {
    site: 'Academy',
    title: 'Changelog',
    description: 'What changed.',
    siteUrl: 'https://learn.example.com',
    path: '/changelog',
    copyright: '© Hex',
    language: 'en',
    author: 'Hex',
  };
  const files = feeds([], about);

  expect(textOf(files['rss.xml'], 'channel', 'title')).toBe('Changelog');
  expect(JSON.parse(files['feed.json'])).toMatchObject({ items: [] });
  expect(feeds([], about)).toEqual(files);
});

test('feed readers show the icon of the site', () => {
  const files = feedsOf('Text.', {}, 'https://example.com/learn');

  expect(textOf(files['atom.xml'], 'feed', 'icon')).toBe('https://example.com/learn/favicon.svg');
});
