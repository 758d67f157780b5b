import { siteConfig } from '../../../site.config';
import { reportSearchFaults } from '../../../src/build/frame/searchFaults';
import type { SearchConfig } from '../../../src/model/config/siteConfig';

function reported(given: Partial<SearchConfig>): string[] {
  const messages: string[] = [];
  reportSearchFaults(
    { ...siteConfig.search, ...given },
    (path, message) => void messages.push(`${path.join('.')}: ${message}`),
  );
  return messages;
}

const searchParameters = { hitsPerPage: 5, filters: 'language:en', offset: 10 };

const sentence = (name: string) =>
  `search.searchParameters.${name}: The embedded search does not support "search.searchParameters.${name}", and every search would fail. Remove it, use facetFilters, or set up the hosted search.`;

test('every parameter that the embedded search rejects is reported', () => {
  expect(reported({ searchParameters })).toEqual([sentence('filters'), sentence('offset')]);
});

test('the hosted search accepts all parameters', () => {
  expect(reported({ searchParameters, appId: 'APP' })).toEqual([]);
});

test.each([[undefined], [{}], [{ hitsPerPage: 5, filters: '', facetFilters: 'language:en' }]])(
  'the parameters %j are valid',
  (fine) => {
    expect(reported({ searchParameters: fine })).toEqual([]);
  },
);
