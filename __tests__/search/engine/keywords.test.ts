import { pageRecords } from '../../../src/model/search/searchStore';
import { createEngine } from '../../../src/search/engine/engine';
import { page } from './pages';

const [tiles] = pageRecords(
  [0, '/tiles', 'Single value cells', ['scorecard', 'headline figure'], [1, '', '', 'One number.']],
  ['en', 'docs-default-current', 10, 'Docs', 'Docs'],
);
const found = (query: string, ...others: ReturnType<typeof page>) =>
  createEngine([tiles!, ...others]).search(query).found;

test.each(['scorecard', 'scorecards', 'scorcard', 'headline figure', 'figure of one number'])(
  'a page is found by its readers’ own words for the subject: %s',
  (query) => {
    expect(found(query).map(({ record }) => record.url)).toEqual(['/tiles']);
  },
);

test('a page that uses the word itself in its title comes first', () => {
  const urls = found('scorecard', ...page('/own', 'Scorecard')).map(({ record }) => record.url);

  expect(urls).toEqual(['/own', '/tiles']);
});

test.each(['headline figure', 'the headline figure'])(
  'a query that is a keyword, %s, finds its page before a page that contains the words',
  (query) => {
    const figures = {
      'A headline': 'A figure.',
      'The figure': 'Below a headline: the headline figure.',
    };
    const urls = found(query, ...page('/other', 'Figures and headlines', '', figures));

    expect(urls[0]?.record.url).toBe('/tiles');
    expect(urls.length).toBeGreaterThan(1);
  },
);

test('only the introduction of a page has its keywords, and they are not part of its text', () => {
  const records = pageRecords(
    [0, '/tiles', 'Cells', ['scorecard'], [1, '', '', 'One.', 'Two.'], [2, 'Sizes', '', 'Three.']],
    ['en', 'docs-default-current', 10, 'Docs', 'Docs'],
  );

  expect(records.map(({ keywords, content }) => [keywords, content])).toEqual([
    [['scorecard'], 'One.'],
    [[], 'Two.'],
    [[], 'Three.'],
  ]);
});

test('a query that says a keyword of several words in another way finds its page first', () => {
  const [embed] = pageRecords(
    [0, '/embed', 'Embeds', ['share only one graph'], [1, '', '', 'In a frame.']],
    ['en', 'docs-default-current', 10, 'Docs', 'Docs'],
  );
  const others = page('/charts', 'Chart cells', 'Share one chart of several.');

  expect(found('share only one chart', embed!, ...others)[0]?.record.url).toBe('/embed');
});
