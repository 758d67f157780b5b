import { readFileSync, readdirSync } from 'node:fs';
import type { z } from 'zod';
import type { CompiledBody } from '../content/compiled';
import { compileMdx } from '../content/compileMdx';
import { readFrontMatter, readYaml } from '../content/frontMatter';
import { categorySchema, changelogSchema, docSchema, tutorialSchema } from '../content/schemas';
import { validated } from '../content/validated';
import { contentPath } from '../../model/contentPath';
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
  /** When the feature of the page appeared. */
  readonly since: string | undefined;
  /** When an entry of the changelog appeared; other pages have no date. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  /** Who answers questions about it, and when it was last read with care. */
  readonly owner: string | undefined;
  readonly reviewed: string | undefined;
  readonly source: string;
  readonly body: CompiledBody;
  /** What is wrong with the page, front matter and body alike. */
  readonly faults: readonly Fault[];
}

type Values = Readonly<Record<string, unknown>>;

const SCHEMAS: Readonly<Record<string, z.ZodObject>> = {
  docs: docSchema,
  tutorials: tutorialSchema,
  changelog: changelogSchema,
};

/**
 * Every page below `content/`, index pages of folders included, in the order of their files. A page whose front matter cannot
 * be read is none, as in a build, where it is a fault of its own.
 */
export function readContentPages(): ContentPage[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:docs|tutorials|changelog)\/.*(?:\.mdx?|_category\.yml)$/.test(name))
    .sort()
    .flatMap((name) => (name.endsWith('.yml') ? category(name) : article(name)));
}

function article(name: string): ContentPage[] {
  const file = `content/${name}`;
  const source = readFileSync(file, 'utf8');
  const read = readFrontMatter(source);
  if ('message' in read) return [];

  const [part = ''] = name.split('/');
  const { values, faults } = validated(SCHEMAS[part]!, read, file);
  const kind = text(values.kind) || part.replace(/s$/, '');
  return [page({ file, source, kind, values, faults }, read.body, read.linesBefore)];
}

function category(name: string): ContentPage {
  const file = `content/${name}`;
  const source = readFileSync(file, 'utf8');
  const yaml = readYaml(source);
  const read = 'message' in yaml ? { values: {}, lineOf: () => yaml.line } : yaml;
  const { values: written, faults: found } = validated(categorySchema, read, file);
  // Broken YAML has no keys, so that each would be told as missing.
  const faults = 'message' in yaml ? [{ file, ...yaml }] : found;
  const { label, position, intro = '', ...rest } = written;
  const values = { ...rest, title: label, sidebar_position: position };
  return page({ file, source, kind: 'category', values, faults }, intro, read.lineOf('intro') - 1);
}

function page(
  written: Pick<ContentPage, 'file' | 'source' | 'kind' | 'faults'> & { readonly values: Values },
  markdown: string,
  linesBefore: number,
): ContentPage {
  const { file, source, kind, values } = written;
  const body = inFile(compileMdx(markdown), linesBefore);
  const place = file.replace(/^content\//, '').replace('_category.yml', 'index.yml');
  return {
    file,
    source,
    kind,
    body,
    faults: [...written.faults, ...body.faults.map((fault) => ({ file, ...fault }))],
    path: text(values.slug) || contentPath('', place),
    title: text(values.title),
    description: text(values.description),
    position: values.sidebar_position as number | undefined,
    unlisted: values.unlisted === true,
    related: (values.related as readonly string[] | undefined) ?? [],
    since: text(values.since) || undefined,
    date: text(values.date) || undefined,
    owner: text(values.owner) || undefined,
    reviewed: text(values.reviewed) || undefined,
    tags: (values.tags as readonly string[] | undefined) ?? [],
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function inFile(body: CompiledBody, linesBefore: number): CompiledBody {
  const placed = <Item extends { readonly line: number }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, line: item.line + linesBefore }));
  return {
    ...body,
    links: placed(body.links),
    code: placed(body.code),
    faults: placed(body.faults),
  };
}
