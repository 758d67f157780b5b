import { articles, pages, told, type ContentPage } from '../support/contentPages';
import { lengthClass, pageWords, WORDS } from '../../src/build/authoring/pageLength';
import { textBlocks } from '../../src/build/authoring/pageText';
import { isAccessNote } from './support/isAccessNote';

/** The pages that break a rule, each with what to do. */
const breaking = (
  kept: (page: ContentPage) => boolean,
  some: readonly ContentPage[],
  remedy: string,
) => some.filter((page) => !kept(page)).map(told(remedy));

const ofKind = (...kinds: string[]) => articles.filter(({ kind }) => kinds.includes(kind));

test('every page can be compiled, and follows the rules for front matter and components', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
});

test.each(WORDS)('a page of the kind %s has %d to %d words', (kind, least, most) => {
  const counted = pages
    .filter((page) => lengthClass(page) === kind)
    .map((page) => ({ file: page.file, words: pageWords(page) }));

  expect(counted).not.toEqual([]);
  expect(
    counted
      .filter(({ words }) => words < least || words > most)
      .map(({ file, words }) => `${file}: It has ${words} words. Write ${least} to ${most}.`),
  ).toEqual([]);
});

test('a description has 50 to 160 characters', () => {
  const fits = ({ description }: ContentPage) =>
    description.length >= 50 && description.length <= 160;

  expect(breaking(fits, pages, 'Write 50 to 160 characters.')).toEqual([]);
});

test('no two pages share a description or an address', () => {
  const unlike = (key: 'description' | 'path', all: readonly ContentPage[]) => {
    const only = (page: ContentPage) =>
      all.every((other) => other === page || other[key] !== page[key]);
    return breaking(only, all, `Another page has its ${key}. Change one of them.`);
  };
  // A page written for a folder's address replaces its index page.
  const written = new Set(articles.map(({ path }) => path));
  const shown = pages.filter(({ kind, path }) => kind !== 'category' || !written.has(path));

  expect(unlike('description', pages)).toEqual([]);
  expect(unlike('path', shown)).toEqual([]);
});

test('a page of docs or tutorials links to at least two other pages of the site', () => {
  const leadsOn = ({ path, body }: ContentPage) => {
    const targets = body.links.map(({ href }) => href.replace(/#.*/, ''));
    return new Set(targets.filter((href) => href.startsWith('/') && href !== path)).size >= 2;
  };

  expect(
    breaking(
      leadsOn,
      ofKind('concept', 'how-to', 'setup', 'reference', 'tutorial'),
      'Link to two or more other pages in its text.',
    ),
  ).toEqual([]);
});

test('a how-to or setup guide says who can do it: plan, role and permission', () => {
  const saysWho = ({ body }: ContentPage) =>
    /Plan:.*Role.*Permission:/.test(textBlocks(body.tree.filter(isAccessNote)).join(' '));

  expect(
    breaking(
      saysWho,
      ofKind('how-to', 'setup'),
      'Start with the note "Who can do this" from content/README.md.',
    ),
  ).toEqual([]);
});

test('a tutorial lets readers check their work', () => {
  const checks = ({ body }: ContentPage) =>
    body.headings.some(({ text }) => text === 'Check your work');

  expect(
    breaking(
      checks,
      ofKind('tutorial').filter(({ unlisted }) => !unlisted),
      'Add the heading "Check your work".',
    ),
  ).toEqual([]);
});
