import { basename } from 'node:path';
import type { CompiledBody } from '../content/compiled';
import { compileMarkdown } from '../content/compileMarkdown';
import { compileMdx } from '../content/compileMdx';
import { contentFiles } from '../content/contentFiles';
import { readFrontMatter } from '../content/frontMatter';
import { resolvedBody, type ResolvedContent } from '../content/resolvedBody';
import { category } from '../nodes/category';
import { changelogEntry } from '../nodes/changelogEntry';
import type { ContentFields } from '../nodes/contentFields';
import { contentFile, fileText, type ContentFile } from '../nodes/fileNode';
import { sidebarPage } from '../nodes/sidebarPage';
import type { Fault } from '../../model/fault';

/** A page of the site as its author wrote it; lines are counted in the file. */
export interface ContentPage {
  readonly file: string;
  readonly path: string;
  /** `kind` of a page of the docs; otherwise tutorial, changelog or category. */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /** Place among its neighbours; entries of the changelog have none. */
  readonly position: number | undefined;
  readonly unlisted: boolean;
  /** Addresses of the pages that its author chose as the next ones. */
  readonly related: readonly string[];
  /** What readers may call its subject in words that it does not use itself. */
  readonly keywords: readonly string[];
  /** When the feature of the page appeared. */
  readonly since: string | undefined;
  /** When an entry of the changelog appeared; other pages have no date. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  /** Who answers questions about it, and when it was last read with care. */
  readonly owner: string | undefined;
  readonly reviewed: string | undefined;
  readonly source: string;
  readonly body: ResolvedContent;
  /** What is wrong with the page, front matter and body alike. */
  readonly faults: readonly Fault[];
  /** What a build makes of its front matter. */
  readonly node: ContentFields;
}

/** What the nodes of pages have in common with ours; what an author left out is not there. */
type PageFields = Partial<Omit<ContentPage, 'body'>> &
  Pick<ContentPage, 'path' | 'title' | 'description' | 'unlisted' | 'source' | 'faults'> & {
    readonly intro?: string;
    readonly linesBefore: number;
  };

/** The kinds of pages that do not tell theirs. */
const KINDS: Readonly<Partial<Record<ContentFields['type'], string>>> = {
  Category: 'category',
  ChangelogEntry: 'changelog',
  Tutorial: 'tutorial',
};

/**
 * Every page below `content/`, index pages of folders, drafts and older versions included, in the order of their files. A page
 * whose front matter cannot be read is none, as in a build, where it is a fault of its own.
 */
export function readContentPages(): ContentPage[] {
  return contentFiles().flatMap((name) => pageOf(contentFile(name)) ?? []);
}

/** The page that a build makes of a file, if it makes one. */
function pageOf(file: ContentFile): ContentPage | undefined {
  const changelog = file.sourceInstanceName === 'changelog';
  if (basename(file.relativePath) === '_category.yml' && !changelog) return index(file);
  if (!file.relativePath.endsWith(changelog ? '.md' : '.mdx')) return undefined;
  const read = readFrontMatter(fileText(file));
  if ('message' in read) return undefined;
  return changelog
    ? page(file, changelogEntry(file, read), compileMarkdown(read.body))
    : page(file, sidebarPage(file, read), compileMdx(read.body));
}

function index(file: ContentFile): ContentPage {
  const node = category(file);
  return page(file, node, compileMdx((node.fields as unknown as PageFields).intro ?? ''));
}

function page(file: ContentFile, node: ContentFields, compiled: CompiledBody): ContentPage {
  const { type } = node;
  const fields = node.fields as unknown as PageFields;
  const body = resolvedBody(compiled, { ...fields, type, draft: node.draft });
  const inFile = body.faults.map((fault) => ({ file: fields.source, ...fault }));
  return {
    file: fields.source,
    source: fileText(file),
    kind: KINDS[type] ?? fields.kind ?? '',
    node,
    body,
    faults: [...fields.faults, ...inFile],
    path: fields.path,
    title: fields.title,
    description: fields.description,
    position: fields.position,
    unlisted: fields.unlisted,
    related: fields.related ?? [],
    keywords: fields.keywords ?? [],
    since: fields.since,
    date: fields.date,
    owner: fields.owner,
    reviewed: fields.reviewed,
    tags: fields.tags ?? [],
  };
}
