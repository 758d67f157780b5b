/** Nobody looks for it in a search engine. */
const SEARCH_PAGE = '/search';

/** The template of pages that repeat others, joined for printing. */
const PRINT_TEMPLATE = 'PrintPage.tsx';

/** The addresses that everybody may find, of the planned pages and of the site's `own`, in the order of the alphabet. */
export function listedPaths(
  planned: readonly { readonly path: string; readonly component: string }[],
  own: readonly string[],
  content: readonly { readonly path: string; readonly unlisted: boolean }[],
): string[] {
  const unlisted = new Set(content.filter((page) => page.unlisted).map(({ path }) => path));
  const shown = planned.filter(
    ({ path, component }) => !component.endsWith(PRINT_TEMPLATE) && !unlisted.has(path),
  );
  const paths = new Set([...own, ...shown.map(({ path }) => path)]);
  paths.delete(SEARCH_PAGE);
  return [...paths].sort();
}
