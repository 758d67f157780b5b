import { CONTENT_FOLDERS } from '../content/contentFiles';

/** The kinds of pages, with the folder of `content/` for places that name none. */
export const KIND_FOLDERS = { doc: 'docs', tutorial: 'tutorials', changelog: 'changelog' } as const;

type PageKind = keyof typeof KIND_FOLDERS;

/** A place as an author wrote it: a folder of `content/`, if the place begins with one, and the path below it. */
interface WrittenPlace {
  readonly root: string | undefined;
  readonly below: string;
}

/** The place that is given as a path of a file, as an address or relative to its folder. */
export function writtenPlace(written: string): WrittenPlace {
  const names = written.split('/').filter((name) => name !== '');
  const isWhole = names[0] === 'content';
  if (isWhole) names.shift();
  const [root = '', ...below] = names;
  if (CONTENT_FOLDERS.includes(root)) return { root, below: below.join('/') };
  if (!isWhole) return { root: undefined, below: names.join('/') };
  const folders = CONTENT_FOLDERS.map((folder) => `content/${folder}`).join(', ');
  throw new Error(`${written} is in no folder that pages are made from. Use one of ${folders}.`);
}

/** The folder of `content/` and the path below it of a page to create. Throws if pages there are of another kind. */
export function pagePlace(kind: PageKind, written: string, title: string) {
  const { root = KIND_FOLDERS[kind], below } = writtenPlace(written);
  const other = kindIn(root);
  if (other !== kind) {
    throw new Error(
      `${written} is in content/${root}, whose pages are of another kind. Write npm run new -- ${other} ${written} "${title}".`,
    );
  }
  const place = below.replace(/\.mdx?$/, '');
  if (root === 'versions' && !place.includes('/')) {
    throw new Error(
      `${written} is in no version of the docs. Write versions/, the name of the version and the place in it.`,
    );
  }
  return { root, place };
}

/** Sections other than the tutorials have pages like those of the docs. */
function kindIn(root: string): PageKind {
  if (root === KIND_FOLDERS.tutorial) return 'tutorial';
  return root === KIND_FOLDERS.changelog ? 'changelog' : 'doc';
}
