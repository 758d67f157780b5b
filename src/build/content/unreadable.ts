import { isUtf8 } from 'node:buffer';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fault } from '../../model/fault';
import { slashes } from '../../model/address/slashes';
import { readCachedJson, writeCachedJson } from '../cachedJson';
import { textsFolder } from '../cachedText';
import { CONTENT_FOLDERS, inContentFolder, notAFile } from './contentFiles';
import { readFrontMatter } from './yaml/frontMatter';
import { isHidden } from './isHidden';
import type { Unreadable } from './yaml/readYaml';

// Everything that Gatsby treats as Markdown or that was meant to be MDX, so that the wrong kind can be reported.
const MARKDOWN = /\.(?:mdx?|markdown|mkd)$/i;
/** Pages to which a simple editor has added its own extension. */
const SAVED_AS_TEXT = /\.mdx?\.txt$/i;
const YAML = /\.ya?ml$/i;
const CATEGORY = /\/_?category[^/]*\.(?:ya?ml|json)$/i;

const NO_FOLDER = `No page is made from this folder. Move the file to one of ${CONTENT_FOLDERS.map((name) => `content/${name}`).join(', ')}.`;

/** The result for a file, and the version it applies to. */
interface Found {
  readonly version: string;
  readonly reason: Unreadable | null;
}

let found: Map<string, Found> | undefined;

/** The results by path, initially those saved by `keepReadable`. */
function foundByPath(): Map<string, Found> {
  found ??= new Map(readableBefore().map(([file, version]) => [file, { version, reason: null }]));
  return found;
}

/**
 * Saves which versions of files are readable for the next build. Parsing thousands of front matters would take it half a second
 * twice, because Gatsby loads `gatsby-config` and `gatsby-node` separately.
 */
export function keepReadable(): void {
  const readable = [...foundByPath()].flatMap(([file, { version, reason }]) =>
    reason ? [] : [[file, version]],
  );
  writeCachedJson(readableFile(), readable);
}

function readableBefore(): readonly (readonly [file: string, version: string])[] {
  return readCachedJson(readableFile()) ?? [];
}

function readableFile(): string {
  return join(textsFolder(), 'readable.json');
}

/** Whether a Markdown file cannot be read because of its encoding, its front matter, or an invisible character. */
export function isUnreadable(path: string): boolean {
  return MARKDOWN.test(path) && whyUnreadable(path) !== null;
}

/**
 * The faults of all files below `folder` (relative to the root of the project) that never become pages: unreadable files, files
 * of the wrong kind, folders and broken symlinks named like pages, and YAML in another encoding.
 */
export function unreadableFaults(folder: string): Fault[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(slashes)
    .filter(
      (path) =>
        !isHidden(path) &&
        [MARKDOWN, SAVED_AS_TEXT, YAML, CATEGORY].some((kind) => kind.test(path)),
    )
    .flatMap((path) => {
      const file = `${folder}/${path}`;
      const wrongKind = kindProblem(path);
      const reason =
        notAFile(file) ??
        (wrongKind ? { line: 1, message: wrongKind } : undefined) ??
        (YAML.test(path) ? wrongEncoding(readFileSync(file)) : whyUnreadable(file));
      return reason ? [{ file, ...reason }] : [];
    });
}

/** Why a file is of the wrong kind for its folder; undefined if it is not. */
function kindProblem(path: string): string | undefined {
  const [isPage, isCategory] = [MARKDOWN.test(path), CATEGORY.test(path)];
  if (SAVED_AS_TEXT.test(path))
    return 'No page is made from a file that ends in .txt. Remove that ending from its name.';
  if (!inContentFolder(path)) return /\.mdx$/i.test(path) || isCategory ? NO_FOLDER : undefined;
  if (/^versions\/[^/]+$/.test(path) && (isPage || isCategory))
    return 'A page of a version belongs in the folder of that version. Move it there.';
  if (path.startsWith('changelog/')) {
    const isMisnamed = isPage && !path.endsWith('.md');
    return isMisnamed ? 'Changelog entries are .md files. Rename it.' : undefined;
  }
  if (isPage && !path.endsWith('.mdx'))
    return 'Pages of docs and tutorials are .mdx files. Rename it.';
  if (isCategory && !path.endsWith('/_category.yml'))
    return 'The file that describes a folder is called _category.yml. Rename it.';
  return undefined;
}

/** Cached, because Gatsby and the checks ask several times for each file, which would cost large sites seconds. */
function whyUnreadable(path: string): Unreadable | null {
  const file = resolve(path);
  const stats = statSync(file, { throwIfNoEntry: false });
  // Gatsby also asks for folders and for deleted files; deletions of ignored files are never announced.
  if (!stats?.isFile()) {
    foundByPath().delete(file);
    return null;
  }
  const version = `${stats.mtimeMs} ${stats.size}`;
  const known = foundByPath().get(file);
  if (known?.version === version) return known.reason;
  const reason = reasonIn(readFileSync(file));
  foundByPath().set(file, { version, reason });
  return reason;
}

function reasonIn(bytes: Buffer): Unreadable | null {
  const misread = wrongEncoding(bytes);
  if (misread) return misread;
  const read = readFrontMatter(bytes.toString('utf8'));
  return 'message' in read ? read : null;
}

function wrongEncoding(bytes: Buffer): Unreadable | null {
  // ASCII text in UTF-16 without a byte order mark is also valid UTF-8, with a zero byte next to each letter.
  const isTwoByte = bytes[0] === 0 || bytes[1] === 0;
  if (isUtf8(bytes) && !isTwoByte) return null;
  return { line: 1, message: 'The file is not UTF-8. Save it as UTF-8.' };
}
