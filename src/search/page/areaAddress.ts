const PARAMETER = 'area';
/** The format of a record's tag, so that nothing else from an address reaches a search. */
const TAG = /^[\w.-]{1,80}$/;

/**
 * The tags of the area that an address's query string narrows a search to; empty for all areas.
 *
 * @example tagsIn('?q=sql&area=docs-v1,docs-v2') // => ['docs-v1', 'docs-v2']
 */
export function tagsIn(search: string): string[] {
  const written = new URLSearchParams(search).get(PARAMETER) ?? '';
  return written.split(',').filter((tag) => TAG.test(tag));
}

/**
 * The address narrowed to an area; its other parameters and its hash are kept.
 *
 * @example withTags('https://a.b/search?q=sql', ['tutorials']) // => 'https://a.b/search?q=sql&area=tutorials'
 */
export function withTags(address: string, tags: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.delete(PARAMETER);
  const others = url.searchParams.toString();
  const own = tags.length > 0 ? [`${PARAMETER}=${tags.join(',')}`] : [];
  url.search = [others, ...own].filter(Boolean).join('&');
  return url.href;
}
