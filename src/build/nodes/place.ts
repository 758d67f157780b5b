import { dirname } from 'node:path';
import type { DocsVersion } from '../../model/siteConfig';

/** Where a file of a sidebar belongs. */
export interface Place {
  readonly sidebar: string;
  /** Name of the part of the site, for titles. */
  readonly section: string;
  /** Address that the part is served below. */
  readonly base: string;
  /** Path of the file from there. */
  readonly path: string;
  /** Folder of the file; '' at the top. */
  readonly folder: string;
  /** True when the site's configuration holds the page back. */
  readonly draft: boolean;
}

/** The place of a file below `content/docs`, `content/tutorials` or `content/versions/{name}`. */
export function placeOf(
  source: string,
  relativePath: string,
  versions: readonly DocsVersion[],
): Place {
  if (source === 'docs') return place('docs', 'Docs', '/docs', relativePath);
  if (source === 'tutorials') return place('tutorials', 'Tutorials', '/tutorials', relativePath);

  const [name = '', ...rest] = relativePath.split('/');
  const version = versions.find((candidate) => candidate.name === name);
  const found = place(
    `docs-${name}`,
    `Docs ${version?.label ?? name}`,
    `/docs/${name}`,
    rest.join('/'),
  );
  const draft = version?.draftIds?.includes(found.path.replace(/\.mdx$/, '')) ?? false;
  return { ...found, draft };
}

function place(sidebar: string, section: string, base: string, path: string): Place {
  const folder = dirname(path);
  return { sidebar, section, base, path, folder: folder === '.' ? '' : folder, draft: false };
}
