const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * The settings of the index, based on those of DocSearch. Titles come before categories, whose words would otherwise outrank
 * them. `attributesToRetrieve` is listed so that the build's digests are not sent to browsers.
 */
export const algoliaSettings = {
  searchableAttributes: [
    ...HEADINGS.map((heading) => `unordered(${heading})`),
    'unordered(keywords)',
    'unordered(hierarchy.lvl0)',
    'unordered(trail)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: [
    'hierarchy',
    'trail',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'language',
    'docusaurus_tag',
  ],
  attributesToHighlight: ['hierarchy.lvl0', ...HEADINGS, 'content'],
  attributesToSnippet: ['content:15'],
  camelCaseAttributes: ['hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
} as const;
