import { articles, told, type ContentPage } from '../support/contentPages';
import { sectionsOf, nodeText } from '../../src/build/authoring/pageParts';
import { elementsOf } from './support/elementsOf';

const ofKind = (kind: string) => articles.filter((page) => page.kind === kind && !page.unlisted);

/** The pages that lack a part, each with what to add. */
const lacking = (
  some: readonly ContentPage[],
  part: (page: ContentPage) => boolean,
  remedy: string,
) => {
  expect(some).not.toEqual([]);
  return some.filter((page) => !part(page)).map(told(remedy));
};

const has =
  (element: string) =>
  ({ body }: ContentPage) =>
    elementsOf(body.tree, element).length > 0;

const hasHeading =
  (title: RegExp) =>
  ({ body }: ContentPage) =>
    body.headings.some(({ text }) => title.test(text));

test('a how-to has numbered steps', () => {
  expect(lacking(ofKind('how-to'), has('ol'), 'Write its steps as a numbered list.')).toEqual([]);
});

/** Words for what happens on the screen, or for a result. */
const SEEN =
  /\b(?:see|shows?|shown|appears?|disappears?|opens|returns?|prints?|expect|lists?|listed|turns|reads|says|comes? back|becomes?|answers?|result)\b/i;

test('a how-to says what readers see when its steps have worked', () => {
  const tells = ({ body }: ContentPage) =>
    sectionsOf(body.tree).some(
      ({ nodes }) => elementsOf(nodes, 'ol').length > 0 && SEEN.test(nodes.map(nodeText).join(' ')),
    );

  expect(
    lacking(
      ofKind('how-to'),
      tells,
      'Say next to the steps what readers see when they have worked.',
    ),
  ).toEqual([]);
});

test('a how-to has its options in a table', () => {
  expect(lacking(ofKind('how-to'), has('table'), 'Put its options into a table.')).toEqual([]);
});

test('a how-to helps readers for whom something does not work', () => {
  const helps = hasHeading(
    /^(?:if (?:something|the frame|you)|troubleshoot|common|good and bad|read the result|symptom|why (?:can|does)|errors)|errors$|wrong$|fails?\b/i,
  );

  expect(
    lacking(ofKind('how-to'), helps, 'Add a heading such as "If something goes wrong".'),
  ).toEqual([]);
});

test('a concept has a picture or a table', () => {
  const drawn = (page: ContentPage) => has('table')(page) || page.body.pictures.length > 0;

  expect(lacking(ofKind('concept'), drawn, 'Add a picture or a table.')).toEqual([]);
});

test('a reference has tables', () => {
  expect(lacking(ofKind('reference'), has('table'), 'Put its lists into tables.')).toEqual([]);
});

test('a tutorial starts with what readers need, and ends with where to go next', () => {
  const titles = ({ body }: ContentPage) => sectionsOf(body.tree).map(({ title }) => title);
  const framed = (page: ContentPage) =>
    titles(page)[1] === 'What you need' && titles(page).at(-1) === 'Where to go next';

  expect(
    lacking(
      ofKind('tutorial'),
      framed,
      'Start with "What you need" and end with "Where to go next".',
    ),
  ).toEqual([]);
});

test('legal and privacy pages start with a note that they are samples', () => {
  const pages = articles.filter(({ path }) => /^\/docs\/(?:legal|trust)\//.test(path));
  const opens = ({ body }: ContentPage) => {
    const [first = ''] = body.tree;
    const [name, props] = typeof first === 'string' ? ['', null] : first;
    return (
      name === 'Callout' &&
      props?.title === 'Sample text, to be replaced by counsel' &&
      /outline.*not legal advice/.test(nodeText(first))
    );
  };

  expect(
    lacking(pages, opens, 'Start with the note that it is a sample, as on its neighboring pages.'),
  ).toEqual([]);
});

test('a changelog entry names its areas, and links to the docs it concerns', () => {
  const leads = ({ body }: ContentPage) => body.links.some(({ href }) => href.startsWith('/docs/'));

  expect(lacking(ofKind('changelog'), leads, 'Link to the docs it concerns.')).toEqual([]);
  expect(
    lacking(ofKind('changelog'), ({ tags }) => tags.length > 0, 'Give it tags, such as [SQL].'),
  ).toEqual([]);
});

test('a changelog entry has its items under New, Improved and Fixed', () => {
  const sorted = hasHeading(/^(?:New|Improved|Fixed)$/);

  expect(
    lacking(ofKind('changelog'), sorted, 'Put its items under New, Improved or Fixed.'),
  ).toEqual([]);
});
