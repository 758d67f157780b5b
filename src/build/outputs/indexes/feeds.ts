import { Feed } from 'feed';
import { absoluteUrl } from '../../../model/address/absoluteUrl';
import { NO_DATE } from '../../../model/changelog/changelog';
import { escapeXml } from '../escapeXml';
import { treeHtml } from '../markdown/treeMarkdown';
import type { PublishedPage } from '../publishedPages';

/** A changelog entry for feeds. */
export type FeedEntry = PublishedPage & { readonly date: string; readonly tags: readonly string[] };

interface FeedAbout {
  /** The name of the site, given as the feed's generator. */
  readonly site: string;
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
  /** Address of the page that the feed belongs to. */
  readonly path: string;
  readonly copyright: string;
  /** The code of the language of the entries. */
  readonly language: string;
  /** Who writes the entries. */
  readonly author: string;
}

/** The media types of a feed's files, by file name below the address of the feed's page. */
export const FEED_TYPES = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const;

type FeedFile = keyof typeof FEED_TYPES;

/** The names of a feed's files, below the address of the feed's page. */
export const FEED_FILES = Object.keys(FEED_TYPES) as readonly FeedFile[];

/** The full entries as RSS 2.0, Atom and JSON Feed 1.1, by file name. `entries` must be sorted newest first. */
export function feeds(entries: readonly FeedEntry[], about: FeedAbout): Record<FeedFile, string> {
  const items = entries.map((entry) => ({
    ...entry,
    html: inCdata(treeHtml(entry.tree, about.siteUrl, entry.path)),
  }));
  // HTML is expected in Atom's titles and descriptions and in RSS descriptions; RSS titles and JSON Feed are plain text.
  const rss = feed(items, about, { title: inCdata, description: escapeXml });
  const atom = feed(items, about, { title: escapeXml, description: escapeXml });
  const json = feed(items, about, { title: asIs, description: asIs });
  return {
    'rss.xml': rss.rss2(),
    'atom.xml': atom.atom1(),
    'feed.json': json11(json.json1(), about.language),
  };
}

/** How a format encodes the plain texts of an entry. */
type Written = Readonly<Record<'title' | 'description', (text: string) => string>>;

const asIs = (text: string) => text;

/** Escapes the end marks of CDATA: the package escapes only the first in a text, and a second would break the whole feed. */
const inCdata = (text: string) => text.replaceAll(']]>', ']]&gt;');

function feed(
  items: readonly (FeedEntry & { readonly html: string })[],
  { site, title, description, siteUrl, path, copyright, language, author }: FeedAbout,
  written: Written,
): Feed {
  const address = (below: string) => absoluteUrl(siteUrl, below);
  const made = new Feed({
    title,
    description,
    copyright,
    id: address(path),
    link: address(path),
    language,
    author: { name: author },
    favicon: address('/favicon.svg'),
    // Not the package's default, the current time, which would change the files with every build.
    updated: dayOf(items[0]?.date ?? NO_DATE),
    generator: site,
    feedLinks: {
      rss: address(`${path}/rss.xml`),
      atom: address(`${path}/atom.xml`),
      json: address(`${path}/feed.json`),
    },
  });
  for (const { title, description, path, date, tags, html } of items) {
    made.addItem({
      title: written.title(title),
      description: written.description(description),
      id: address(path),
      link: address(path),
      date: dayOf(date),
      published: dayOf(date),
      content: html,
      category: tags.map((name) => ({ name })),
    });
  }
  return made;
}

/** Upgrades a JSON Feed 1, as the package writes it, to version 1.1, which adds the language and a list of authors. */
function json11(version1: string, language: string): string {
  const { author, ...feed } = JSON.parse(version1) as Readonly<Record<string, unknown>>;
  const version = 'https://jsonfeed.org/version/1.1';
  return JSON.stringify({ ...feed, version, language, authors: [author] }, null, 2);
}

/** The start of a day, UTC. */
function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
