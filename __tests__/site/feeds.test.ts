/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isServed } from '../support/publicFiles';

const SITE = 'https://learn.hex.tech';

/** The feeds in a format, for the whole changelog and for each area, by address. */
const feeds = (name: string) =>
  readdirSync('public/changelog', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(name))
    .map((file) => ({
      url: `${SITE}/changelog/${file}`,
      text: readFileSync(join('public/changelog', file), 'utf8'),
    }));

/** A parsed feed, in a form that all formats share. */
interface Told {
  readonly self: string | null | undefined;
  readonly page: string | null | undefined;
  /** The fields that the format requires of the feed itself. */
  readonly required: readonly unknown[];
  readonly dates: readonly string[];
  readonly items: readonly {
    readonly id: string;
    readonly link: string;
    readonly title: string;
    readonly html: string;
  }[];
}

// RFC 822 as in RSS 2.0, with four-digit years.
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

function xml(text: string) {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const all = (name: string, within: ParentNode = document) =>
    [...within.children].filter(named(name));
  const said = (name: string, within: ParentNode) => all(name, within)[0]?.textContent ?? '';
  return { root: document.documentElement, all, said };
}

const named = (name: string) => (element: Element) => element.nodeName === name;

function rss(text: string): Told {
  const { root, all, said } = xml(text);
  const channel = all('channel', root)[0]!;
  const items = all('item', channel);
  return {
    self: all('atom:link', channel)[0]?.getAttribute('href'),
    page: said('link', channel),
    required: [
      root.getAttribute('version') === '2.0',
      ...['title', 'link', 'description'].map((name) => said(name, channel)),
    ],
    dates: [said('lastBuildDate', channel), ...items.map((item) => said('pubDate', item))],
    items: items.map((item) => ({
      id: said('guid', item),
      link: said('link', item),
      title: said('title', item),
      html: said('content:encoded', item),
    })),
  };
}

function atom(text: string): Told {
  const { root, all, said } = xml(text);
  const entries = all('entry', root);
  const link = (rel: string, within: ParentNode) =>
    all('link', within)
      .find((one) => (one.getAttribute('rel') ?? 'alternate') === rel)
      ?.getAttribute('href') ?? '';
  return {
    self: link('self', root),
    page: link('alternate', root),
    required: [
      root.namespaceURI === 'http://www.w3.org/2005/Atom',
      ...['id', 'title', 'updated'].map((name) => said(name, root)),
      // Without one on the feed, each entry would need its own.
      said('name', all('author', root)[0] ?? root),
    ],
    dates: [root, ...entries].map((element) => said('updated', element)),
    items: entries.map((entry) => ({
      id: said('id', entry),
      link: link('alternate', entry),
      title: said('title', entry),
      html: said('content', entry),
    })),
  };
}

interface JsonFeed {
  readonly [key: string]: unknown;
  readonly items: readonly Readonly<Record<string, string>>[];
}

function json(text: string): Told {
  const feed = JSON.parse(text) as JsonFeed;
  return {
    self: String(feed.feed_url),
    page: String(feed.home_page_url),
    required: [
      feed.version === 'https://jsonfeed.org/version/1.1',
      feed.title,
      feed.authors,
      feed.language,
    ],
    dates: feed.items.map(
      ({ date_modified: modified, date_published: published }) => published ?? modified ?? '',
    ),
    items: feed.items.map(({ id = '', url = '', title = '', content_html: html = '' }) => ({
      id,
      link: url,
      title,
      html,
    })),
  };
}

describe.each([
  ['rss.xml', rss, RFC_822],
  ['atom.xml', atom, RFC_3339],
  ['feed.json', json, RFC_3339],
])('every %s', (name, told, date) => {
  const all = feeds(name).map(({ url, text }) => ({ url, ...told(text) }));

  test('has all required fields, and names its own address and its page', () => {
    expect(all.length).toBeGreaterThan(3);
    for (const { url, self, page, required } of all) {
      expect([url, self, page]).toEqual([url, url, url.slice(0, -name.length - 1)]);
      expect([url, required.map(Boolean)]).toEqual([url, required.map(() => true)]);
    }
  });

  test('has dates in the format’s notation, newest first', () => {
    for (const { url, dates } of all) {
      expect([url, dates.filter((text) => !date.test(text))]).toEqual([url, []]);
      const times = dates.map((text) => Date.parse(text));
      expect([url, times]).toEqual([url, [...times].sort((one, other) => other - one)]);
    }
  });

  test('has items with a title, a text and a unique id, which link to pages', () => {
    for (const { url, items } of all) {
      expect([url, new Set(items.map(({ id }) => id)).size]).toEqual([url, items.length]);
      expect(items.length).toBeGreaterThan(0);
      const lacking = items.filter(
        ({ id, link, title, html }) =>
          !id.startsWith(`${SITE}/`) ||
          title === '' ||
          html === '' ||
          !link.startsWith(SITE) ||
          !isServed(link.slice(SITE.length)),
      );
      expect([url, lacking]).toEqual([url, []]);
    }
  });

  test('uses absolute addresses in its texts', () => {
    const relative = all.flatMap(({ url, items }) =>
      items.flatMap(({ html }) =>
        [...html.matchAll(/ (?:href|src)="(?!https:|mailto:)([^"]*)"/g)].map(([, href]) => [
          url,
          href,
        ]),
      ),
    );
    expect(relative).toEqual([]);
  });
});

test('an entry links below its text to the docs that it concerns', () => {
  const text = readFileSync('public/changelog/feed.json', 'utf8');

  expect(json(text).items[0]!.html).toMatch(
    /<h2>Read more<\/h2>\n<ul>\n<li><a href="https:[^"]+\/docs\//,
  );
});
