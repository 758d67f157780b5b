import { articles, pages, type ContentPage } from '../support/contentPages';
import { isAccessNote, textBlocks, wordCount } from '../support/pageText';

/** Words that a page may have, code aside, by kind; a reference is as long as it takes. */
const WORDS = [
  ['concept', 350, 900],
  ['how-to', 400, 1200],
  ['setup', 500, 1000],
  ['tutorial', 700, 1800],
  ['lesson', 400, 800],
  ['changelog', 120, 450],
  ['category', 20, 120],
] as const;

/** Lessons are tutorials with a video, or without; a page that is only kept for old links may be short. */
const sizeOf = ({ kind, path, unlisted }: ContentPage) => {
  if (path.startsWith('/tutorials/video-library/')) return 'lesson';
  return kind === 'tutorial' && unlisted ? 'kept' : kind;
};

/** The files of the pages that break a rule. */
const breaking = (kept: (page: ContentPage) => boolean, some: readonly ContentPage[]) =>
  some.filter((page) => !kept(page)).map(({ file }) => file);

const ofKind = (...kinds: string[]) => articles.filter(({ kind }) => kinds.includes(kind));

test('every page can be read, and keeps the rules of front matter and components', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
});

test.each(WORDS)('a page of the kind %s has %d to %d words', (kind, least, most) => {
  const counted = pages
    .filter((page) => sizeOf(page) === kind)
    .map((page) => {
      const shown = textBlocks(page.body.tree).join(' ');
      const words = wordCount(kind === 'category' ? `${page.description} ${shown}` : shown);
      return { file: page.file, words };
    });

  expect(counted).not.toEqual([]);
  expect(counted.filter(({ words }) => words < least || words > most)).toEqual([]);
});

test('a description has 50 to 160 characters', () => {
  const fits = ({ description }: ContentPage) =>
    description.length >= 50 && description.length <= 160;

  expect(breaking(fits, pages)).toEqual([]);
});

test('no two pages share a description or an address', () => {
  const unlike = (key: 'description' | 'path', all: readonly ContentPage[]) => {
    const only = (page: ContentPage) =>
      all.every((other) => other === page || other[key] !== page[key]);
    return breaking(only, all);
  };
  // The index page of a folder gives way to a page that was written for its address.
  const written = new Set(articles.map(({ path }) => path));
  const shown = pages.filter(({ kind, path }) => kind !== 'category' || !written.has(path));

  expect(unlike('description', pages)).toEqual([]);
  expect(unlike('path', shown)).toEqual([]);
});

test('a page of docs or tutorials leads to at least two other pages of the site', () => {
  const leadsOn = ({ path, body }: ContentPage) => {
    const targets = body.links.map(({ href }) => href.replace(/#.*/, ''));
    return new Set(targets.filter((href) => href.startsWith('/') && href !== path)).size >= 2;
  };

  expect(breaking(leadsOn, ofKind('concept', 'how-to', 'setup', 'reference', 'tutorial'))).toEqual(
    [],
  );
});

test('a how-to or setup guide says who can do it: plan, role and permission', () => {
  const saysWho = ({ body }: ContentPage) =>
    /Plan:.*Role.*Permission:/.test(textBlocks(body.tree.filter(isAccessNote)).join(' '));

  expect(breaking(saysWho, ofKind('how-to', 'setup'))).toEqual([]);
});

test('a tutorial lets the reader check the work', () => {
  const checks = ({ body }: ContentPage) =>
    body.headings.some(({ text }) => text === 'Check your work');

  expect(
    breaking(
      checks,
      ofKind('tutorial').filter(({ unlisted }) => !unlisted),
    ),
  ).toEqual([]);
});
