import { readFileSync, readdirSync } from 'node:fs';
import type { z } from 'zod';
import type { CompiledBody } from '../../src/build/content/compiled';
import { compileMdx } from '../../src/build/content/compileMdx';
import { readFrontMatter, readYaml } from '../../src/build/content/frontMatter';
import {
  categorySchema,
  changelogSchema,
  docSchema,
  tutorialSchema,
} from '../../src/build/content/schemas';
import { validated } from '../../src/build/content/validated';
import { contentPath } from '../../src/model/contentPath';
import type { Fault } from '../../src/model/fault';
import { keptOnDisk } from './keptOnDisk';

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

/** What a compiled page depends on. */
const SOURCES = ['content', 'openapi', 'src/build', 'src/model', 'package-lock.json'];

/** Every page below `content/`, index pages of folders included, in the order of their files. */
export const pages: readonly ContentPage[] = keptOnDisk(
  'content-pages',
  [...SOURCES, '__tests__/support/contentPages.ts'],
  () =>
    readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?:docs|tutorials|changelog)\/.*(?:\.mdx?|_category\.yml)$/.test(name))
      .sort()
      .map((name) => (name.endsWith('.yml') ? category(name) : article(name))),
);

/** The pages of running text: all but the index pages. */
export const articles = pages.filter((page) => page.kind !== 'category');

function article(name: string): ContentPage {
  const file = `content/${name}`;
  const source = readFileSync(file, 'utf8');
  const read = readFrontMatter(source);
  if ('message' in read) throw new Error(`${file}:${read.line}  ${read.message}`);

  const [part = ''] = name.split('/');
  const { values, faults } = validated(SCHEMAS[part]!, read, file);
  const kind = text(values.kind) || part.replace(/s$/, '');
  return page({ file, source, kind, values, faults }, read.body, read.linesBefore);
}

function category(name: string): ContentPage {
  const file = `content/${name}`;
  const source = readFileSync(file, 'utf8');
  const read = readYaml(source);
  if ('message' in read) throw new Error(`${file}:${read.line}  ${read.message}`);

  const { values: written, faults } = validated(categorySchema, read, file);
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
