import { stringify } from 'yaml';
import { changelogDate } from '../../model/changelog';

/** The file that an author asked for, from the root of the project. */
interface NewPage {
  readonly file: string;
  readonly text: string;
}

const USAGE = `Say what to make, where, and its title:
  npm run new -- doc explore-data/my-page "My page"
  npm run new -- tutorial connect-to-data/my-page "My page"
  npm run new -- changelog 2025-11-12 "What changed"`;

const DESCRIPTION = 'Say in one sentence of 50 to 160 characters what readers of this page can do.';

/**
 * The file that a new page begins as, from the words after `npm run new --`: its front matter is valid, and the page a draft
 * until its author is done.
 */
export function newPage(args: readonly string[]): NewPage {
  const [kind = '', place = '', title = ''] = args;
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS] : undefined;
  if (!make || place === '' || title.trim() === '') throw new Error(USAGE);
  return make(place, title.trim());
}

const KINDS = {
  doc: (place: string, title: string) =>
    page(`docs/${address(place)}.mdx`, { kind: 'how-to', sidebar_position: 99 }, title, DOC),
  tutorial: (place: string, title: string) =>
    page(
      `tutorials/${address(place)}.mdx`,
      { sidebar_position: 99, level: 'beginner', minutes: 20 },
      title,
      TUTORIAL,
    ),
  changelog: (place: string, title: string) => {
    const date = changelogDate(place);
    if (!date) {
      throw new Error(
        `The name ${place} is not a date. Write it like 2025-11-12 or 2025-11-12-some-words.`,
      );
    }
    return page(`changelog/${place}.md`, { date, tags: ['notebook'] }, title, CHANGELOG);
  },
};

function address(place: string): string {
  if (/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/.test(place)) return place;
  throw new Error(
    `The place ${place} is not an address. Write small letters, digits, hyphens and slashes, such as explore-data/my-page.`,
  );
}

function page(file: string, fields: object, title: string, body: string): NewPage {
  const frontMatter = stringify({ title, description: DESCRIPTION, draft: true, ...fields });
  return { file: `content/${file}`, text: `---\n${frontMatter}---\n\n${body}` };
}

const DOC = `Answer the reader's question here, in one or two sentences.

<Callout type="info" title="Who can do this">

**Plan:** any. **Role:** Editor or higher. **Permission:** **Can Edit** on the project.

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
