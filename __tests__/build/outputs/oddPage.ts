import type { PublishedPage } from '../../../src/build/outputs/publishedPages';

export const SITE = 'https://learn.example.com';

/** A page whose texts contain Markdown syntax. */
export const page = {
  title: '__init__ and <Callout>',
  description: '1. Not a *list*',
  path: '/docs/größe',
  tree: [['p', null, 'Text.']],
} as unknown as PublishedPage;
