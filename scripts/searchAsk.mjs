// Shows what the embedded search finds, and why it does not find a word: npm run search:ask -- scheduled runs.
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

await reportErrors(async () => {
  const query = process.argv.slice(2).join(' ').trim();
  if (!query) throw new Error('Name the words of a query: npm run search:ask -- scheduled runs.');
  const { contentRecords } = requireTypeScript('__tests__/search/engine/contentRecords.ts');
  const { pages } = requireTypeScript('__tests__/support/contentPages.ts');
  const { localBackend } = requireTypeScript('__tests__/support/localBackend.ts');
  const { missedWords } = requireTypeScript('src/build/authoring/missedWords.ts');
  const { createEngine } = requireTypeScript('src/search/engine/engine.ts');
  const { createSearchClient } = requireTypeScript('src/search/engine/worker/searchClient.ts');

  const client = createSearchClient(localBackend(createEngine(contentRecords)));
  const params = { query, hitsPerPage: 10, facetFilters: ['language:en'] };
  const { results } = await client.search([{ indexName: 'docs', params }]);
  const { hits, nbHits } = results[0];
  const first = hits.length > 0 ? ` The first ${hits.length}:` : '';
  console.log(`"${query}" finds ${nbHits} sections.${first}`);
  for (const { url, trail, hierarchy } of hits)
    console.log(`${url}  ${[...trail, hierarchy.lvl1].join(' › ')}`);
  missedWords(query, contentRecords, pages).forEach((sentence) => console.log(sentence));
});
