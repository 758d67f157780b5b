import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { siteConfig } from '../../../site.config';
import { changelogDate } from '../../model/changelog/changelog';
import {
  categorySchema,
  changelogSchema,
  docSchema,
  tutorialSchema,
} from '../content/yaml/schemas';
import { fileAddress } from '../nodes/fileAddress';
import { pathProblem } from '../nodes/pagePath';
import { placeOf } from '../nodes/place';
import { KIND_FOLDERS, pagePlace, writtenPlace } from './writtenPlace';

/** A file to create: a page, or the description of a folder. Its path is relative to the root of the project. */
interface NewPage {
  readonly file: string;
  readonly text: string;
  /** What the author has to do with it, as a sentence. */
  readonly next: string;
}

const USAGE = `Give the kind, the place and the title of the page or folder:
  npm run new -- doc explore-data/my-page "My page"
  npm run new -- tutorial connect-to-data/my-page "My page"
  npm run new -- changelog 2025-11-12 "What changed"
  npm run new -- folder docs/explore-data/my-folder "My folder"`;

/** Placeholder until the author has written a description. */
export const DESCRIPTION =
  'Say in one sentence of 50 to 160 characters what readers of this page can do.';

/** The same for a folder. */
export const FOLDER_DESCRIPTION =
  'Say in one sentence of 50 to 160 characters what the pages of this folder are about.';

/**
 * The file for a new page or folder, from the arguments after `npm run new --`. Its values are valid, and a page is a draft.
 * Throws with the usage or the reason if the arguments are invalid.
 */
export function newPage(args: readonly string[]): NewPage {
  const [kind = '', written = '', ...words] = args;
  const title = words.join(' ').trim();
  if (kind === 'folder' && title !== '') return folder(written, title);
  if (!isKind(kind) || title === '') throw new Error(USAGE);
  const { root, place } = pagePlace(kind, written, title);
  if (place === '') throw new Error(USAGE);
  return KINDS[kind](root, place, title);
}

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

const KINDS = {
  doc: (root: string, place: string, title: string) =>
    sidebarPage(root, place, docSchema, { kind: 'how-to', sidebar_position: 99 }, title, DOC),
  tutorial: (root: string, place: string, title: string) =>
    sidebarPage(
      root,
      place,
      tutorialSchema,
      { sidebar_position: 99, level: 'beginner', minutes: 20 },
      title,
      TUTORIAL,
    ),
  changelog: (root: string, place: string, title: string) => {
    const date = changelogDate(place);
    if (!date) {
      throw new Error(
        `The name ${place} is not a date. Use a name like 2025-11-12 or 2025-11-12-some-words.`,
      );
    }
    const fields = { date, tags: ['notebook'] };
    return page(`${root}/${place}.md`, changelogSchema, fields, title, CHANGELOG);
  },
};

/** A page with a place in a sidebar; the author is told if its folder is no level of it. */
function sidebarPage(
  root: string,
  place: string,
  ...given: readonly [schema: z.ZodObject, fields: object, title: string, body: string]
): NewPage {
  const made = page(sidebarFile(root, place), ...given);
  const { folder: level } = placeOf(root, `${place}.mdx`, siteConfig.versions);
  const folder = dirname(made.file);
  if (level === '' || existsSync(`${folder}/_category.yml`)) return made;
  const command = `npm run new -- folder ${folder.replace('content/', '')} "…"`;
  const next = `${made.next} ${folder} has no _category.yml, so the page appears one level up; ${command} creates one.`;
  return { ...made, next };
}

function sidebarFile(root: string, place: string): string {
  const file = `${root}/${place}.mdx`;
  const problem = pathProblem(fileAddress(`content/${file}`));
  if (problem) throw new Error(`${problem} Choose another place, such as explore-data/my-page.`);
  return file;
}

function page(
  file: string,
  schema: z.ZodObject,
  fields: object,
  title: string,
  body: string,
): NewPage {
  const frontMatter = yamlOf(schema, { title, description: DESCRIPTION, draft: true, ...fields });
  const text = `---\n${frontMatter}---\n\n${body}`;
  return { file: `content/${file}`, text, next: 'Remove "draft: true" when the page is done.' };
}

/** The values as YAML. Throws if the checks would refuse one of them. */
function yamlOf(schema: z.ZodObject, values: object): string {
  const [issue] = schema.safeParse(values).error?.issues ?? [];
  if (!issue) return stringify(values);
  const name = issue.path[0] === 'label' ? 'title' : String(issue.path[0]);
  throw new Error(`The ${name} ${issue.message}. Choose another one.`);
}

/** The description of a folder of a section with sidebars, which makes it a level of the sidebar. */
function folder(written: string, label: string): NewPage {
  const { root, below } = writtenPlace(written);
  if (root === undefined || root === KIND_FOLDERS.changelog) {
    throw new Error(
      `${written} is in no folder that has a sidebar. Choose a place such as docs/explore-data/my-folder.`,
    );
  }
  const place = below.replace(/\/?_category\.yml$/, '');
  if (place === '') throw new Error(USAGE);
  sidebarFile(root, place);
  const fields = { label, position: 99, description: FOLDER_DESCRIPTION };
  const text = yamlOf(categorySchema, fields);
  const next = 'Write its description, choose its position and add pages to the folder.';
  return { file: `content/${root}/${place}/_category.yml`, text, next };
}

const DOC = `Answer the reader's question here, in one or two sentences.

<Callout type="info" title="Who can do this">

**Plan:** All plans. **Role:** Editor or higher. **Permission:** **Can Edit** on the project.

</Callout>

## Do it

<Steps>

1. **Select something.** What the reader sees then.

2. **Go on.** What shows that it worked.

</Steps>
`;

const TUTORIAL = `Say what the reader will have at the end.

## What you need

- A role, a plan, a connection.

## Part 1: Begin

<Steps>

1. **Do this.** What the reader sees then.

</Steps>

## Check your work

## Where to go next
`;

const CHANGELOG = `Say in one or two sentences what changed and why it helps.

## New

### A title

What it is, and where to find it.
`;

/** The lines of new pages that stand for an author's own. */
export const PLACEHOLDER_LINES: ReadonlySet<string> = new Set(
  [DOC, TUTORIAL, CHANGELOG]
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^[\w-]|^### /.test(line)),
);
