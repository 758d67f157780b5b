import type { Fault } from '../../model/fault';

interface PlacedPage {
  readonly __typename: string;
  readonly path: string;
  readonly source: string;
  /** Id of its sidebar and folder in it, and its path there without extension; entries of the changelog have none. */
  readonly sidebar?: string;
  readonly folder?: string;
  readonly docId?: string;
}

/** The index pages that authors wrote themselves at another address than that of their folder, which would have two. */
export function indexFaults(pages: readonly PlacedPage[]): Fault[] {
  const folders = new Map(
    pages.flatMap((page) =>
      page.__typename === 'Category' ? [[placeOf(page), page.path] as const] : [],
    ),
  );
  return pages.filter(isIndex).flatMap((page) => {
    const path = folders.get(placeOf(page));
    if (path === undefined || path === page.path) return [];
    const message = `index.mdx has the address ${page.path}, and its folder ${path}. Give it "slug: ${path}".`;
    return [{ file: page.source, line: 1, message }];
  });
}

function placeOf({ sidebar, folder }: PlacedPage): string {
  return `${sidebar}/${folder}`;
}

function isIndex({ __typename: type, docId = '' }: PlacedPage): boolean {
  return type !== 'Category' && /(?:^|\/)index$/.test(docId);
}
