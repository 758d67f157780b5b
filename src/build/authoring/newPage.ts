import { stringify } from 'yaml';
import { changelogDate } from '../../model/changelog';
import { contentPath } from '../../model/contentPath';
import { pathProblem } from '../nodes/pagePath';

/** A file to create; its path is relative to the root of the project. */
interface NewPage {
  readonly file: string;
  readonly text: string;
}

const USAGE = `Give the kind, the place and the title of the page:
  npm run new -- doc explore-data/my-page "My page"
  npm run new -- tutorial connect-to-data/my-page "My page"
  npm run new -- changelog 2025-11-12 "What changed"`;

/** Placeholder until the author has written a description. */
export const DESCRIPTION =
  'Say in one sentence of 50 to 160 characters what readers of this page can do.';

/**
 * The file for a new page, from the arguments after `npm run new --`. Its front matter is valid, and the page is a draft. Throws
 * with the usage or the reason if the arguments are invalid.
 */
export function newPage(args: readonly string[]): NewPage {
  const [kind = '', written = '', ...words] = args;
  if (!isKind(kind)) throw new Error(USAGE);
  const place = placeIn(FOLDERS[kind], written);
  const title = words.join(' ').trim();
  if (place === '' || title === '') throw new Error(USAGE);
  return KINDS[kind](place, title);
}

const FOLDERS = { doc: 'docs', tutorial: 'tutorials', changelog: 'changelog' } as const;

const isKind = (kind: string): kind is keyof typeof FOLDERS => Object.hasOwn(FOLDERS, kind);

/** The place of a page relative to its folder, given as such, as an address or as the path of the file. */
function placeIn(folder: string, written: string): string {
  const names = written.split('/').filter((name) => name !== '');
  const isWhole = names[0] === 'content';
  const [root, ...place] = isWhole ? names.slice(1) : names;
  if (isWhole && root !== folder)
    throw new Error(`${written} is not in content/${folder}. Give a path within that folder.`);
  return (root === folder ? place : names).join('/').replace(/\.mdx?$/, '');
}

const KINDS = {
  doc: (place: string, title: string) =>
    page(sidebarFile(FOLDERS.doc, place), { kind: 'how-to', sidebar_position: 99 }, title, DOC),
  tutorial: (place: string, title: string) =>
    page(
      sidebarFile(FOLDERS.tutorial, place),
      { sidebar_position: 99, level: 'beginner', minutes: 20 },
      title,
      TUTORIAL,
    ),
  changelog: (place: string, title: string) => {
    const date = changelogDate(place);
    if (!date) {
      throw new Error(
        `The name ${place} is not a date. Use a name like 2025-11-12 or 2025-11-12-some-words.`,
      );
    }
    return page(`changelog/${place}.md`, { date, tags: ['notebook'] }, title, CHANGELOG);
  },
};

function sidebarFile(folder: string, place: string): string {
  const problem = pathProblem(contentPath(`/${folder}`, `${place}.mdx`));
  if (problem) throw new Error(`${problem} Choose another place, such as explore-data/my-page.`);
  return `${folder}/${place}.mdx`;
}

function page(file: string, fields: object, title: string, body: string): NewPage {
  const frontMatter = stringify({ title, description: DESCRIPTION, draft: true, ...fields });
  return { file: `content/${file}`, text: `---\n${frontMatter}---\n\n${body}` };
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
