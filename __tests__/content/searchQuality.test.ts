import { createEngine } from '../../src/search/engine/engine';
import { intentOf } from '../../src/search/engine/query/intent';
import { createSearchClient } from '../../src/search/engine/worker/searchClient';
import {
  errors,
  features,
  gibberish,
  golden,
  ownWords,
  problems,
  strangers,
  symptoms,
} from '../search/golden';
import { contentRecords } from '../search/engine/contentRecords';
import { localBackend } from '../support/localBackend';

const client = createSearchClient(localBackend(createEngine(contentRecords)));

/** The pages that a query finds, best first, each once. */
async function pagesFor(query: string): Promise<string[]> {
  const params = {
    query,
    hitsPerPage: 100,
    facetFilters: ['language:en'],
    attributesToHighlight: [],
  };
  const { results } = await client.search([{ indexName: 'docs', params }]);
  return [...new Set(results[0]?.hits.map((hit) => hit.url_without_anchor ?? ''))];
}

const isDocs = (path: string) => path.startsWith('/docs/');

interface Asked {
  readonly query: string;
  readonly pages: readonly string[];
}

/** How well queries find their pages: success@1, success@5, mean reciprocal rank, and the misses. */
async function quality(queries: readonly Asked[]) {
  const ranks = await Promise.all(
    queries.map(async ({ query, pages }) => {
      const found = await pagesFor(query);
      return { query, pages, found, rank: found.findIndex((path) => pages.includes(path)) + 1 };
    }),
  );
  const share = (within: number) =>
    ranks.filter(({ rank }) => rank > 0 && rank <= within).length / ranks.length;
  const reciprocal = ranks.map(({ rank }) => (rank === 0 ? 0 : 1 / rank));
  return {
    first: share(1),
    five: share(5),
    mrr: reciprocal.reduce((sum, value) => sum + value, 0) / ranks.length,
    misses: ranks
      .filter(({ rank }) => rank !== 1)
      .map(({ query, rank, found, pages }) => {
        const place = rank === 0 ? 'not found' : `place ${rank}`;
        return `"${query}": ${pages.join(' or ')} is ${place}, after ${found[0] ?? 'nothing'}`;
      }),
  };
}

const LONG_WORD = /[a-z]{5,}/;

/** The queries, each with one typing error in a long word: a letter left out, two swapped, one doubled, one wrong. */
const mistyped = golden.flatMap(({ query, pages }, number) => {
  const [word] = LONG_WORD.exec(query) ?? [];
  if (!word) return [];
  const at = 1 + (number % (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const wrong = [after, after[0]! + letter + after.slice(1), letter + letter + after, `x${after}`];
  return [{ query: query.replace(word, before + wrong[number % 4]!), pages }];
});

test.each([
  ['golden queries', golden, 600, 0.88, 0.97],
  ['names of features', features, 70, 0.87, 0.98],
  ['golden queries with a typing error', mistyped, 550, 0.79, 0.93],
  ["queries in readers' own words", ownWords, 200, 0.62, 0.87],
  ['symptoms that readers in trouble type', symptoms, 140, 0.77, 0.96],
  ['problems in other words than those of the pages', problems, 110, 0.67, 0.92],
  ['pasted error messages', errors, 70, 0.85, 0.95],
  ['queries by readers of other tools', strangers, 120, 0.71, 0.91],
])('%s find their pages', async (name, queries, count, least, leastOfFive) => {
  const { first, five, mrr, misses } = await quality(queries);
  const figures = [first, five, mrr].map((value) => value.toFixed(3)).join(', ');
  process.stdout.write(
    `${queries.length} ${name}; success@1, success@5, MRR: ${figures}\n${misses.join('\n')}\n`,
  );

  expect(queries.length).toBeGreaterThanOrEqual(count);
  expect(first).toBeGreaterThanOrEqual(least);
  expect(five).toBeGreaterThanOrEqual(leastOfFive);
});

test('how-to questions find the docs before the changelog', async () => {
  const howTo = golden.filter(({ query, pages }) => {
    return intentOf(query.split(' ')).intent === 'how-to' && pages.some(isDocs);
  });
  const found = await Promise.all(
    howTo.map(async ({ query }) => ({ query, first: (await pagesFor(query))[0] })),
  );

  expect(howTo.length).toBeGreaterThan(50);
  expect(found.filter(({ first }) => first?.startsWith('/changelog'))).toEqual([]);
});

test.each([
  ['cancelled schedule', 'canceled schedule'],
  ['analyse in r', 'analyze in r'],
  ['favourites', 'favorites'],
  ['licences cost', 'licenses cost'],
  ['organise projects', 'organize projects'],
  ['data catalogue', 'data catalog'],
  ['publish greyed out', 'publish grayed out'],
  ['behaviour of filters', 'behavior of filters'],
])('the British %j leads to the page of the American %j', async (british, american) => {
  const [page] = await pagesFor(american);

  expect(page).toBeDefined();
  expect((await pagesFor(british))[0]).toBe(page);
});

test('gibberish finds nothing', async () => {
  const found = await Promise.all(gibberish.map(async (query) => [query, await pagesFor(query)]));

  expect(found.filter(([, pages]) => pages?.length)).toEqual([]);
});

const SAMPLE = 300;
const all = contentRecords
  .filter(({ type }) => type !== 'content')
  .map(({ type, hierarchy }) => hierarchy[type as keyof typeof hierarchy] ?? '');
const distinct = [...new Set(all)];
// Spread over the whole content, and the same on every run.
const names = distinct.filter((_, at) => at % Math.ceil(distinct.length / SAMPLE) === 0);

/** Headings, unchanged or modified; every page with the heading is a right answer. */
function byName(change: (name: string) => string | undefined): Asked[] {
  return names.flatMap((name) => {
    const query = change(name);
    const records = contentRecords.filter(({ hierarchy }) =>
      Object.values(hierarchy).includes(name),
    );
    const pages = records.map((record) => record.url_without_anchor);
    return query === undefined ? [] : [{ query, pages }];
  });
}

test.each<[string, (name: string) => string | undefined, number, number]>([
  ['whole', (name) => name, 0.95, 0.99],
  // A few letters alone match too many words to identify one heading.
  ['without the end of the last word', (name) => /^.{3,}\b\w{3}(?=\w{2,}\W*$)/.exec(name)?.[0], 0.85, 0.97],
  ['without a letter', (name) => without(name, 2), 0.9, 0.97],
  ['with two letters swapped', (name) => exchanged(name), 0.94, 0.98],
])('titles and headings, %s, find their pages', async (_what, change, first, five) => {
  const figures = await quality(byName(change));

  expect(figures.first).toBeGreaterThanOrEqual(first);
  expect(figures.five).toBeGreaterThanOrEqual(five);
}); // prettier-ignore

function without(name: string, letter: number): string | undefined {
  const at = LONG_WORD.exec(name)?.index;
  return at === undefined ? undefined : name.slice(0, at + letter) + name.slice(at + letter + 1);
}

function exchanged(name: string): string | undefined {
  const at = LONG_WORD.exec(name)?.index;
  if (at === undefined) return undefined;
  return name.slice(0, at + 1) + name[at + 2]! + name[at + 1]! + name.slice(at + 3);
}
