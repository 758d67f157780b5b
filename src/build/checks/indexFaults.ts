import type { Fault } from '../../model/fault';

interface PlacedPage {
  readonly __typename: string;
  readonly path: string;
  readonly source: string;
  /** Id of its sidebar, its folder there, and its path there without the extension; changelog entries have none of them. */
  readonly sidebar?: string;
  readonly folder?: string;
  readonly docId?: string;
}

/** Index pages written by authors whose address differs from that of their folder, which would then have two indexes. */
export function indexFaults(pages: readonly PlacedPage[]): Fault[] {
  const folders = new Map(
    pages.flatMap((page) =>
      page.__typename === 'Category' ? [[placeOf(page), page.path] as const] : [],
    ),
  );
  return pages.filter(isIndex).flatMap((page) => {
    const path = folders.get(placeOf(page));
    if (path === undefined || path === page.path) return [];
    const message = `index.mdx has the address ${page.path}, but its folder has ${path}. Set "slug: ${path}" in it.`;
    return [{ file: page.source, line: 1, message }];
  });
}

function placeOf({ sidebar, folder }: PlacedPage): string {
  return `${sidebar}/${folder}`;
}

function isIndex({ docId = '' }: PlacedPage): boolean {
  return /(?:^|\/)index$/.test(docId);
}
