import type { LearnPageData } from '../../../src/build/learnPages';

/** The least that is known of a page of the docs which everybody may find. */
export const listedPage = {
  __typename: 'Doc',
  path: '/docs/api',
  sidebar: 'docs',
  folder: '',
  unlisted: false,
} as unknown as LearnPageData;
