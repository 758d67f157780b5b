import type { ContentPage } from '../../../../src/build/authoring/contentPages';
import { pageReports } from '../../../../src/build/authoring/report/pageReport';
import { reportHtml } from '../../../../src/build/authoring/report/reportHtml';
import { reportText } from '../../../../src/build/authoring/report/reportText';
import { topicsOf } from '../../../../src/build/authoring/report/topics';
import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { resolvedBody } from '../../../../src/build/content/trees/resolvedBody';

/** A docs page with the given body. */
function page(name: string, body: string, more: Partial<ContentPage> = {}): ContentPage {
  return {
    file: `content/docs/${name}.mdx`,
    path: `/docs/${name}`,
    kind: 'how-to',
    title: name,
    description: 'About it.',
    position: 1,
    unlisted: false,
    related: [],
    keywords: [],
    since: undefined,
    date: undefined,
    tags: [],
    owner: 'Docs',
    reviewed: '2025-10-01',
    source: body,
    body: resolvedBody(compileMdx(body), { source: '', type: 'Doc', path: '', linesBefore: 0 }),
    faults: [],
    node: { type: 'Doc', draft: false, published: true, fields: { path: '', source: '' } },
    ...more,
  };
}

const long = 'You see it on the page. '.repeat(90);
const picture = '![A word](./images/a.svg)\n\n';
const sound = page(
  'api/sound',
  `${picture}${long}[Thin](/docs/api/thin)\n\n## Next\n\nTwo words.\n`,
);
const thin = page('api/thin', 'One [page](/docs/api/sound#next), [again](/docs/api/sound).', {
  reviewed: '2023-01-01',
});
const lonely = page(
  'lonely',
  `${'Organizational interdependencies necessitate it. '.repeat(120)}`,
  {
    owner: undefined,
    reviewed: undefined,
  },
);
const folder = page('api', '', {
  file: 'content/docs/api/_category.yml',
  kind: 'category',
  title: 'The <API>',
  description: long,
});
const reports = pageReports([folder, sound, thin, lonely], { reviewedSince: '2025-01-01' });
const topics = topicsOf(reports);

test('a page is measured: words by section, pictures, links in and out', () => {
  expect(reports[1]).toMatchObject({
    words: 544,
    sections: [
      { title: '', words: 541 },
      { title: 'Next', words: 2 },
    ],
    pictures: 1,
    linksIn: 1,
    linksOut: 1,
    notes: [],
  });
  expect(Math.round(reports[1]!.ease!)).toBeGreaterThan(90);
});

test.each([
  ['thin', ['stale', 'thin', 'no picture']],
  ['lonely', ['not reviewed', 'no owner', 'orphan', 'no picture', 'hard']],
])('the page %s is worth a look', (name, notes) => {
  expect(reports.find(({ title }) => title.endsWith(name))?.notes).toEqual(notes);
});

test('a link with a query or encoded letters counts for its page', () => {
  const [, target] = pageReports(
    [
      page('a', '[It](/docs/gr%C3%B6%C3%9Fe#b)', { related: ['/docs/größe?tab=sql'] }),
      page('größe', 'Text.'),
    ],
    { reviewedSince: '2025-01-01' },
  );

  expect(target).toMatchObject({ linksIn: 1 });
  expect(target!.notes).not.toContain('orphan');
});

test('two spellings of an address count as one linked page', () => {
  const [from] = pageReports([page('a', '[It](/docs/gr%C3%B6%C3%9Fe) [b](/docs/größe?c=d)')], {
    reviewedSince: '2025-01-01',
  });

  expect(from).toMatchObject({ linksOut: 1 });
});

test('pages are grouped by topic, named after their folders', () => {
  expect(topics.map(({ title, pages }) => [title, pages.length])).toEqual([
    ['Docs: The <API>', 3],
    ['Docs', 1],
  ]);
});

test('the terminal shows a table for each topic', () => {
  const [head, columns, ...rows] = reportText(topics).split('\n');

  expect(head).toBe('Docs: The <API> (3)  1 stale, 1 thin, 1 no picture');
  expect(columns).toMatch(/^page +kind +words +ease +pictures +in +out +reviewed +owner +notes/);
  expect(rows[2]).toMatch(
    /^api\/thin\.mdx +how-to +3 +– +0 +1 +1 +2023-01-01 +Docs +stale, thin, no picture +3$/,
  );
  expect(reportText(topics)).toMatch(/4 pages\. 1 stale, 1 thin, 2 no picture, /);
});

test('the HTML report is self-contained, and every table has a name', () => {
  const html = reportHtml(topics, '2025-11-01');
  const document = new DOMParser().parseFromString(html, 'text/html');

  expect(document.querySelector('h1')?.textContent).toBe('Content report');
  const regions = [...document.querySelectorAll('[role="region"]')];
  const names = regions.map(
    (region) => document.getElementById(region.getAttribute('aria-labelledby')!)?.textContent,
  );
  expect(names).toEqual(['Docs: The <API>', 'Docs']);
  const row = document.querySelectorAll('tbody tr')[2];
  expect([...row!.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'stale',
    'thin',
    'no picture',
  ]);
  expect(html).not.toMatch(/<(?:script|link|img)\b/);
  expect(html).toContain('prefers-color-scheme: dark');
});
