import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fault } from '../../model/fault';
import { slashes } from '../../model/slashes';
import { textsFolder } from '../cachedText';
import { writeWhole } from '../writeFile';
import { readFrontMatter } from './frontMatter';
import { isHidden } from './isHidden';
import { notAFile } from './notAFile';
import type { Unreadable } from './readYaml';

// All that Gatsby takes for Markdown, and what was meant to be MDX: both are told when they are of the wrong kind.
const MARKDOWN = /\.(?:mdx?|markdown|mkd)$/i;
const YAML = /\.ya?ml$/i;
const CATEGORY = /\/_category[^/]*\.(?:ya?ml|json)$/i;

/** What was found in a file, and in which version of it. */
interface Found {
  readonly version: string;
  readonly reason: Unreadable | null;
}

let found: Map<string, Found> | undefined;

/** What was found, by the paths of the files; to begin with, what `keepReadable` kept. */
function foundByPath(): Map<string, Found> {
  found ??= new Map(readableBefore().map(([file, version]) => [file, { version, reason: null }]));
  return found;
}

/**
 * Notes for the next build which files can be read, in their versions of now: parsing the front matter of thousands would take it
 * half a second, twice, since Gatsby runs `gatsby-config` and `gatsby-node` as two programs.
 */
export function keepReadable(): void {
  const readable = [...foundByPath()].flatMap(([file, { version, reason }]) =>
    reason ? [] : [[file, version]],
  );
  writeWhole(readableFile(), JSON.stringify(readable));
}

function readableBefore(): readonly (readonly [file: string, version: string])[] {
  const file = readableFile();
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly [string, string][])
    : [];
}

function readableFile(): string {
  return join(textsFolder(), 'readable.json');
}

/** True for a Markdown file that cannot be read: for its encoding, its front matter, or a character that nobody sees. */
export function isUnreadable(path: string): boolean {
  return MARKDOWN.test(path) && whyUnreadable(path) !== null;
}

/**
 * The faults of all files below `folder` (from the root of the project) that never become pages, those that cannot be
 * read and those of the wrong kind; folders and links that are named like one; and of YAML in another encoding.
 */
export function unreadableFaults(folder: string): Fault[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(slashes)
    .filter((path) => !isHidden(path) && [MARKDOWN, YAML, CATEGORY].some((kind) => kind.test(path)))
    .flatMap((path) => {
      const file = `${folder}/${path}`;
      const reason =
        notAFile(file) ??
        wrongKind(path) ??
        (YAML.test(path) ? wrongEncoding(readFileSync(file)) : whyUnreadable(file));
      return reason ? [{ file, ...reason }] : [];
    });
}

function wrongKind(path: string) {
  const inSidebar = /^(?:docs|tutorials|versions)\//.test(path);
  if (/^versions\/[^/]+$/.test(path) && (MARKDOWN.test(path) || CATEGORY.test(path))) {
    const message = 'A page of a version lies in the folder of that version. Move it there.';
    return { line: 1, message };
  }
  if (inSidebar && MARKDOWN.test(path) && !path.endsWith('.mdx')) {
    return { line: 1, message: 'Pages of docs and tutorials are .mdx files. Rename it.' };
  }
  if (path.startsWith('changelog/') && MARKDOWN.test(path) && !path.endsWith('.md')) {
    return { line: 1, message: 'Entries of the changelog are .md files. Rename it.' };
  }
  if (inSidebar && CATEGORY.test(path) && !path.endsWith('/_category.yml')) {
    return { line: 1, message: 'A folder is described by its _category.yml. Rename it.' };
  }
  return null;
}

/** Gatsby asks several times for each file, and the check asks again: a build of thousands would take seconds longer. */
function whyUnreadable(path: string): Unreadable | null {
  const file = resolve(path);
  const stats = statSync(file, { throwIfNoEntry: false });
  // Gatsby asks for files that have just gone, too, and tells of none that it is to leave out; and for folders.
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
  // Letters of UTF-16 without a mark at its start are UTF-8 as well, with a zero beside each.
  const isTwoByte = bytes[0] === 0 || bytes[1] === 0;
  if (isUtf8(bytes) && !isTwoByte) return null;
  return { line: 1, message: 'The file is not UTF-8. Save it as UTF-8.' };
}
