// Prints how fast the embedded search is, and how much it downloads: npm run bench:search.
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { dialogTimes } from './benchSearchBrowser.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { contentRecords } = requireTypeScript('__tests__/search/engine/contentRecords.ts');
const { golden } = requireTypeScript('__tests__/search/golden/index.ts');
const { recordsFile } = requireTypeScript('src/build/search/recordsFile.ts');
const { readRecords } = requireTypeScript('src/model/search/searchStore.ts');
const { createEngine } = requireTypeScript('src/search/engine/engine.ts');
const { localBackend } = requireTypeScript('__tests__/support/localBackend.ts');
const { createSearchClient } = requireTypeScript('src/search/engine/worker/searchClient.ts');
const { searchParameters } = requireTypeScript('src/search/results/searchParameters.ts');

/** The parameters that go with every keystroke; only the search page, not the dialog, asks for the counts of the areas. */
const params = {
  ...searchParameters,
  facetFilters: ['language:en'],
  facets: ['docusaurus_tag'],
};

const ms = (value) => `${value.toFixed(1)} ms`;
const kB = (value) => `${(value / 1000).toFixed(1)} kB`;
const pagesOf = (records) => new Set(records.map((record) => record.url_without_anchor)).size;

/**
 * Repeats the site's records until there are `count`, each copy as pages of its own. Some words vary with the copy, since a
 * larger site has more different words.
 */
function copies(count) {
  return Array.from({ length: count }, (_, number) => {
    const copy = Math.floor(number / contentRecords.length);
    const record = contentRecords[number % contentRecords.length];
    if (copy === 0) return record;
    const path = `${record.url_without_anchor}-${copy}`;
    const varied = (text) =>
      text && text.replace(/[a-z]{5,}/g, (word, at) => (at % 7 === copy % 7 ? word + copy : word));
    const hierarchy = Object.fromEntries(
      Object.entries(record.hierarchy).map(([level, text]) => [level, varied(text)]),
    );
    return {
      ...record,
      objectID: record.objectID.replace(record.url_without_anchor, path),
      url: record.url.replace(record.url_without_anchor, path),
      url_without_anchor: path,
      hierarchy,
      content: varied(record.content),
    };
  });
}

/** The queries of the relevance test, typed letter by letter. Only every twelfth prefix is used: all of them take minutes. */
const keystrokes = golden
  .flatMap(({ query }) => Array.from(query, (_, index) => query.slice(0, index + 1)))
  .filter((_, index) => index % 12 === 0);

async function measure(count) {
  const records = copies(count);
  const { text } = recordsFile(records);
  const started = performance.now();
  const engine = createEngine(readRecords(JSON.parse(text)));
  const built = performance.now() - started;

  const client = createSearchClient(localBackend(engine));
  const search = (query) => client.search([{ indexName: 'bench', params: { ...params, query } }]);
  const times = keystrokes.map(() => Infinity);
  for (let pass = 0; pass < 4; pass += 1) {
    for (const [index, query] of keystrokes.entries()) {
      const before = performance.now();
      await search(query);
      times[index] = Math.min(times[index], performance.now() - before);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share) => ms(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  console.log(
    `${count} records: p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} per keystroke (${times.length}); index built in ${ms(built)}`,
  );
}

const { text } = recordsFile(contentRecords);
const size = gzipSync(text, { level: 9 }).length;
const pages = pagesOf(contentRecords);
console.log(
  `records of this site: ${contentRecords.length} on ${pages} pages, ${kB(text.length)}, ${kB(size)} gzip, ${kB(size / pages)} a page`,
);
for (const count of [contentRecords.length, 4000, 20000]) await measure(count);

if (existsSync('public/index.html')) {
  const queries = golden.slice(0, 12).map(({ query }) => query);
  const { opened, keystrokes: rendered } = await dialogTimes(queries);
  const sorted = (list) => [...list].sort((a, b) => a - b);
  const at = (list, share) => ms(sorted(list)[Math.floor((list.length - 1) * share)]);
  console.log(
    `in Chromium: click to first results ${at(opened, 0.5)} (median of ${opened.length}); keystroke to rendered p50 ${at(rendered, 0.5)}, p95 ${at(rendered, 0.95)} (${rendered.length})`,
  );
} else console.log('Build the site first to measure the dialog in Chromium: npm run build.');
