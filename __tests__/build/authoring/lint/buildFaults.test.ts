import { rmSync } from 'node:fs';
import { readContentPages } from '../../../../src/build/authoring/contentPages';
import { buildFaults } from '../../../../src/build/authoring/lint/buildFaults';
import { docsPage } from '../../../support/siteCopy';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

const folder = (label: string) =>
  `label: ${label}\nposition: 0\ndescription: A handful of pages, made to see what links lead to.\n`;

const index = 'content/docs/index.mdx';

beforeAll(() => {
  write('src/pages/index.tsx');
  write('content/docs/_category.yml', folder('Docs'));
  write('content/docs/api/_category.yml', folder('API'));
  write('content/docs/api/runs.mdx', docsPage('Runs', 'Text.'));
  write('content/docs/later/_category.yml', folder('Later'));
  write('content/docs/later/drafted.mdx', docsPage('Drafted', 'Text.', 'draft: true\n'));
  write('content/tutorials/_category.yml', folder('Tutorials'));
});

const faultsOf = (body: string) => {
  write(index, docsPage('Welcome', body));
  return buildFaults(readContentPages()).map(({ file, message }) => `${file}: ${message}`);
};

test.each(['/docs', '/docs/api', '/docs/api/print', '/docs/api/runs', '/tutorials', '/changelog'])(
  'a link may lead to %s, which the build creates',
  (href) => {
    expect(faultsOf(`[There](${href})`)).toEqual([]);
  },
);

test.each(['/docs/later', '/docs/later/print', '/tutorials/print'])(
  'a link to %s, which the build does not create, is reported',
  (href) => {
    expect(faultsOf(`[There](${href})`)).toEqual([
      expect.stringContaining(`${index}: The link ${href} leads to no page.`),
    ]);
  },
);

test.each([
  ['/docs/later/drafted', 'content/docs/later/drafted.mdx'],
  ['/docs/soon', 'content/docs/api/slug.mdx'],
  ['/changelog/2025-10-29', 'content/changelog/2025-10-29.md'],
])('a link to the draft at %s names its file', (href, file) => {
  write('content/docs/api/slug.mdx', docsPage('Soon', 'Text.', 'draft: true\nslug: /docs/soon\n'));
  write('content/changelog/2025-10-29.md', '---\ndraft: true\n---\n');

  expect(faultsOf(`[There](${href})`)).toContain(
    `${index}: The link ${href} leads to a draft (${file}). Publish it, or remove the link.`,
  );
  rmSync('content/docs/api/slug.mdx');
  rmSync('content/changelog', { recursive: true });
});

test('a folder of a version that the configuration does not list is reported', () => {
  write('content/versions/v0/runs.mdx', docsPage('Runs', 'Text.'));

  expect(faultsOf('Text.')).toEqual([
    expect.stringContaining('content/versions/v0: The folder is of no version in site.config.ts'),
  ]);
  rmSync('content/versions', { recursive: true });
});

describe('anything unreadable is reported once, and links to it are not', () => {
  const runs = 'content/docs/api/runs.mdx';
  afterEach(() => write(runs, docsPage('Runs', 'Text.')));

  test('a page with broken front matter', () => {
    write(runs, '---\ntitle: Runs: how\n---\n\n## Part');
    expect(faultsOf('[There](/docs/api/runs#part)')).toEqual([
      expect.stringContaining(`${runs}: The value contains a colon`),
    ]);
  });

  test('a page with invalid MDX', () => {
    write(runs, docsPage('Runs', '## Part\n\n<Note>\n\nOpen.'));
    expect(faultsOf('[There](/docs/api/runs#part)')).toEqual([
      expect.stringContaining(`${runs}: The component <Note> is unknown`),
    ]);
  });

  test('a data file shown on several pages', () => {
    write('content/data/permissions.yml', 'roles: [');
    write(runs, docsPage('Runs', 'Text.\n\n<Permissions of="api" />\n'));
    expect(new Set(faultsOf('Text.\n\n<Permissions of="api" />\n'))).toEqual(
      new Set([expect.stringMatching(/^content\/data\/permissions\.yml: The list that begins/)]),
    );
  });
});

test('a redirect that hides a page is reported', () => {
  const list = 'content/redirects.yml';
  write(list, '/docs/api/runs: /docs/api\n');
  expect(faultsOf('Text.')).toEqual([
    `${list}: The redirect from /docs/api/runs hides a page that has this address. Remove the redirect, or move the page.`,
  ]);
  write(list);
});

test('an address claimed by two pages is reported, although a build only warns about it', () => {
  const other = 'content/docs/api/other.mdx';
  write(other, docsPage('Other', 'Text.', 'slug: /docs/api/runs\n'));
  expect(faultsOf('Text.')).toEqual([
    `content/docs/api/runs.mdx: ${other} and content/docs/api/runs.mdx claim the same address, /docs/api/runs. Rename one of the files, or give it another slug.`,
  ]);
  rmSync(other);
});

test('a draft is checked like other pages, and may link to other drafts', () => {
  const draft = 'content/docs/later/second.mdx';
  const text = '[First](/docs/later/drafted), [none](/docs/nowhere).';
  write(draft, docsPage('Second', text, 'draft: true\n'));
  expect(faultsOf('Text.')).toEqual([
    `${draft}: The link /docs/nowhere leads to no page. Correct the address or remove the link.`,
  ]);
});

test('a page that shows the contract is reported on a site that has none', () => {
  const file = write(
    'content/docs/api/reference.mdx',
    docsPage('Reference', 'Text.').replace('kind: concept', 'kind: api-reference'),
  );

  expect(buildFaults(readContentPages()).filter((fault) => fault.file === file)).toEqual([
    {
      file,
      line: 1,
      message:
        'The page shows the API contract, but there is no file openapi/openapi.yaml. Add it, or remove the page.',
    },
  ]);
});
