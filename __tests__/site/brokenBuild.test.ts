import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from '../../src/model/changelog/areas';
import { docsPage, plainConfig, siteCopy } from '../support/siteCopy';

const site = siteCopy({
  'site.config.ts': plainConfig({
    navbarItems: `[
    { type: 'doc', docId: 'lniks', label: 'Docs' },
    { type: 'docSidebar', sidebarId: 'doc', label: 'All' },
    { type: 'html', value: '<b onclick="x()">New</b> <a href="/docs/nowhere-near">page</a>' },
  ]`,
    versions: "[{ name: '1.0', label: '1.0' }]",
  }),
  'src/pages/about.tsx': 'export function AboutPage() { return null; }',
  'content/docs/missing.mdx': '---\ntitel: Missing\n---\n\nText.\n',
  'content/docs/code.mdx': docsPage(
    'Code',
    "import x from 'y'\n\nA sum: {1 + 1}\n\n<script>alert(1)</script>",
  ),
  'content/docs/links.mdx': docsPage(
    'Links',
    '[A page](/docs/cod) and ![](./images/none.png)',
    'related: [/docs/emty]\n',
  ),
  'content/docs/yaml.mdx': '---\ntitle: "never closed\n---\n\nText.\n',
  'content/docs/empty.mdx': docsPage('Empty', ''),
  'content/docs/script.mdx': '---js\n{ title: process.exit(7) }\n---\n\nText.\n',
  'content/redirects.yml': '/search: /docs/empty\n',
  'static/robots.txt': 'User-agent: *\n',
  'content/changelog/2025-01-01.md':
    '---\ntitle: One\ndate: 2025-01-02\ndescription: Something changed on this day, and this sentence says what.\ntags: [SQL, Hex]\n---\n\n<b>Bold</b>\n',
});
const { status, output } = site.build();
afterAll(() => site.remove());

test('a build with mistakes fails and leaves nothing that could be deployed', () => {
  expect(status).toBe(1);
  expect(existsSync(join(site.folder, 'public'))).toBe(false);
});

test('all mistakes in all files are reported in one run', () => {
  const report = output.slice(output.indexOf('mistakes in the content:')).split('\n').slice(1);
  expect(report.slice(0, report.indexOf(''))).toEqual([
    'content/changelog/2025-01-01.md:3  The date 2025-01-02 differs from the one in the file name. Make them the same.',
    `content/changelog/2025-01-01.md:5  "Hex" in "tags" must be one of ${AREAS.join(', ')}, but is "Hex". Correct it.`,
    'content/changelog/2025-01-01.md:8  Raw HTML <b> is not allowed. Use Markdown.',
    'content/changelog/2025-01-01.md:8  Raw HTML </b> is not allowed. Use Markdown.',
    'content/docs/code.mdx:8  Content cannot import anything. Remove the line; every component is available without it.',
    'content/docs/code.mdx:10  {1 + 1} is an expression, and content cannot run code. Put it in backticks, or write \\{ for a brace.',
    'content/docs/code.mdx:12  Raw HTML <script> is not allowed. Use Markdown or a component from content/README.md.',
    'content/docs/empty.mdx:1  The page is empty. Write its text, or mark it with draft: true.',
    'content/docs/links.mdx:6  The link /docs/emty leads to no page. Did you mean /docs/empty?',
    'content/docs/links.mdx:9  An image is within a line of text. Put it on a line of its own.',
    'content/docs/links.mdx:9  The picture ./images/none.png has no alt text. Say what it shows.',
    'content/docs/links.mdx:9  The picture ./images/none.png does not exist. Add the file or correct its name.',
    'content/docs/links.mdx:9  The link /docs/cod leads to no page. Did you mean /docs/code?',
    'content/docs/missing.mdx:1  The key "description" is missing. Add it.',
    'content/docs/missing.mdx:1  The key "sidebar_position" is missing. Add it.',
    'content/docs/missing.mdx:1  The key "kind" is missing. Add it.',
    'content/docs/missing.mdx:2  The key "titel" is unknown. Did you mean "title"?',
    'content/docs/script.mdx:1  The front matter opens with "---js". Open it with three dashes and nothing else.',
    'content/docs/yaml.mdx:2  The value starts with a quote that is never closed. Add one at its end.',
    'content/redirects.yml:1  The redirect from /search hides a page that has this address. Remove the redirect, or move the page.',
    'site.config.ts:10  There is no doc "lniks" (docId of the navbar item "Docs"). Did you mean "links"?',
    'site.config.ts:11  There is no sidebar "doc" (sidebarId of the navbar item "All"). Did you mean "docs"?',
    'site.config.ts:12  The link /docs/nowhere-near leads to no page. Correct the address or remove the link.',
    'site.config.ts:12  The html of navbar.items[2] contains the attribute onclick of <b>, which is not allowed. Remove it.',
    'site.config.ts:17  There is no folder content/versions/1.0 for the version "1.0". Add it, or remove the version.',
    'static/robots.txt:1  The build creates a file /robots.txt as well. Rename or remove this one.',
  ]);
});

test('a page that Gatsby cannot render is reported, with how to fix it', () => {
  expect(output).toContain(
    'src/pages/about.tsx has no default export. Export a component: export default function AboutPage() { … }',
  );
});

interface Mistaken {
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  readonly report: readonly string[];
  /** What only a build prints that has gone on. */
  readonly never: string;
}

describe.each<Mistaken>([
  {
    what: 'the configuration',
    files: {
      'site.config.ts': plainConfig({
        navbarItems: "[{ lable: 'Docs', to: '/docs', position: 'middle' }]",
        versions: 'undefined as never',
        more: "announcementBar: { id: 'a', content: 'New', backgroundColor: '#fff', textColor: 'red; }' },",
      }),
      'content/docs/missing.mdx': '---\ntitel: Missing\n---\n\nText.\n',
    },
    report: [
      '5 mistakes in the configuration:',
      'site.config.ts:9  The key "navbar.items[0].label" is missing. Add it.',
      'site.config.ts:9  "navbar.items[0].position" must be "left" or "right". Correct it.',
      'site.config.ts:9  The key "navbar.items[0].lable" is unknown. Did you mean "label"?',
      'site.config.ts:13  The key "versions" is missing. Add it.',
      'site.config.ts:18  "announcementBar.textColor" must be a color such as #5546d6 or rgb(85 70 214). Correct it.',
    ],
    never: 'TypeError',
  },
  {
    what: 'the contract',
    files: {
      'site.config.ts': plainConfig(),
      'openapi/paths/users.yaml':
        'get:\n  summary: List users\n  tags: [User]\n  responses: { 204: { description: Done. } }\n',
      'openapi/schemas/RunStatus.yaml': 'type: strng\n',
    },
    report: [
      '3 mistakes in the API contract:',
      'openapi/paths/users.yaml:1  GET /v1/users has no operationId. Add one, such as GetProject.',
      'openapi/paths/users.yaml:1  There is no tag "User" (GET /v1/users). Did you mean "Users"?',
      'openapi/schemas/RunStatus.yaml:1  A schema cannot have "strng" as "type". Correct it.',
    ],
    never: 'gatsby-node.js:',
  },
])('with mistakes in $what', ({ files, report, never }) => {
  const copy = siteCopy(files);
  const built = copy.build();
  const developed = copy.develop();
  afterAll(() => copy.remove());

  test.each([
    ['the build', built],
    ['the development server', developed],
  ])('%s stops before using it, and reports them all', (_, run) => {
    const [first = ''] = report;
    const found = run.output.slice(run.output.indexOf(first)).split('\n\n')[0];

    expect(found?.split('\n')).toEqual(report);
    expect(run.output).not.toContain(never);
    expect(run.status).toBe(1);
  });
});
