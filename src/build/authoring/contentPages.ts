import { basename } from 'node:path';
import type { Fault } from '../../model/fault';
import type { CompiledBody } from '../content/compile/compiled';
import { compileMarkdown } from '../content/compile/compileMarkdown';
import { compileMdx } from '../content/compile/compileMdx';
import { contentFiles } from '../content/contentFiles';
import { resolvedBody, type ResolvedContent } from '../content/trees/resolvedBody';
import { category } from '../nodes/category';
import type { ContentFields } from '../nodes/contentFields';
import { contentFile, fileText, type ContentFile } from '../nodes/fileNode';
import { writtenPage } from '../nodes/writtenPage';

/** A page of the site as written by its author; line numbers refer to the file. */
export interface ContentPage {
  readonly file: string;
  readonly path: string;
  /** The `kind` of a docs page, otherwise tutorial, changelog or category. */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /** Place among its neighbours; undefined for changelog entries. */
  readonly position: number | undefined;
  readonly unlisted: boolean;
  /** Addresses of the pages that its author recommends next. */
  readonly related: readonly string[];
  /** Words that readers use for its subject and that its text does not contain. */
  readonly keywords: readonly string[];
  /** When the feature that the page describes was released. */
  readonly since: string | undefined;
  /** Date of a changelog entry; undefined for other pages. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  /** Who answers questions about the page, and when it was last reviewed. */
  readonly owner: string | undefined;
  readonly reviewed: string | undefined;
  readonly source: string;
  readonly body: ResolvedContent;
  /** Faults in the front matter and the body. */
  readonly faults: readonly Fault[];
  /** The fields that the build derives from its front matter. */
  readonly node: ContentFields;
}

/** The fields that page nodes share with `ContentPage`; those that an author left out are missing. */
type PageFields = Partial<Omit<ContentPage, 'body'>> &
  Pick<ContentPage, 'path' | 'title' | 'description' | 'unlisted' | 'source' | 'faults'> & {
    readonly intro?: string;
    readonly linesBefore: number;
  };

/** Kinds of the node types without a `kind` of their own. */
const KINDS: Readonly<Partial<Record<ContentFields['type'], string>>> = {
  Category: 'category',
  ChangelogEntry: 'changelog',
  Tutorial: 'tutorial',
};

/**
 * Every page below `content/` in the order of the files, including index pages of folders, drafts and older versions. As in a
 * build, pages with unreadable front matter are skipped: they are reported separately.
 */
export function readContentPages(): ContentPage[] {
  return contentFiles().flatMap((name) => pageOf(contentFile(name)) ?? []);
}

/** The page that a build creates from a file, if any. */
function pageOf(file: ContentFile): ContentPage | undefined {
  const changelog = file.sourceInstanceName === 'changelog';
  if (basename(file.relativePath) === '_category.yml' && !changelog) return index(file);
  const written = writtenPage(file);
  if (!written) return undefined;
  const { body, ...node } = written;
  return page(file, node, changelog ? compileMarkdown(body) : compileMdx(body));
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
