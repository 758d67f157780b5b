/** @jest-environment jsdom */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { PageFrame } from '../../src/model/navigation/pageFrame';
import { builtPage, isServed, navigationFile } from '../support/publicFiles';
import { docsPage, plainConfig, siteCopy, type SiteCopy } from '../support/siteCopy';
import { hostileFiles, hostileSpec } from './support/hostileContent';

const category =
  'label: Documentation\nposition: 0\ndescription: The pages of this version, made to see what the build makes of them.\n';

const drawing = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><text x="0" y="15">${word}</text></svg>`;

interface PageData {
  result: { pageContext: { frame: PageFrame } };
}

/** Runs a build on a machine that lacks something; see `poorMachine.mjs`. */
const onPoorMachine = (lacks: Readonly<Record<string, string>>) => ({
  NODE_OPTIONS: `--import ${resolve('__tests__/site/support/poorMachine.mjs')}`,
  ...lacks,
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

let site: SiteCopy;
let folder: string;
let outcome: ReturnType<SiteCopy['build']>;

beforeAll(async () => {
  const photograph = sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#5546d6' },
  });
  site = siteCopy({
    ...hostileFiles,
    'site.config.ts': plainConfig({
      navbarItems: `[
        { type: 'doc', docId: 'runs', position: 'left' },
        { type: 'docSidebar', sidebarId: 'docs-0.9', label: 'Old docs' },
        { type: 'docsVersionDropdown', items: [{ label: 'All', to: '/docs' }] },
        { type: 'html', value: '<a href="https://example.com">New <b>site</b></a>' },
      ]`,
      footerLinks: "[{ title: 'Read', items: [{ label: 'Runs', to: '/docs/runs' }] }]",
      versions: `[
        { name: '1.0', label: 'One', draftIds: ['held'] },
        { name: '0.9', label: '0.9', docs: ['runs'], sidebars: { 'docs-0.9': 'runs' } },
      ]`,
    }),
    'content/docs/runs.mdx': docsPage('Runs', 'How runs are today.'),
    'content/docs/one.mdx': docsPage('One', 'Claims an address.', 'slug: /docs/same\n'),
    'content/docs/two.mdx': docsPage('Two', 'Claims it too.', 'slug: /docs/same\n'),
    'content/docs/draft.mdx': docsPage('Draft', 'Not yet.', 'draft: true\n'),
    'content/versions/1.0/_category.yml': category,
    'content/versions/1.0/runs.mdx': docsPage('Runs', 'How runs were in 1.0. [Now](/docs/runs)'),
    'content/versions/1.0/held.mdx': docsPage('Held', 'Held back by the configuration.'),
    'content/versions/0.9/_category.yml': category,
    'content/versions/0.9/runs.mdx': docsPage('Runs', 'How runs were in 0.9.'),
    'content/versions/0.9/left-out.mdx': docsPage('Left out', 'The version does not list it.'),
    'content/docs/team/_category.yml':
      'label: Teams\nposition: 9\ndescription: How teams work, made to see what a change of a page makes anew.\n',
    'content/docs/team/work.mdx': docsPage('Work', 'How teams worked before.'),
    'content/docs/images/screen.png': await photograph.png().toBuffer(),
    'content/docs/images/flow.svg': drawing('Before'),
    'content/docs/pictures.mdx': docsPage(
      'Pictures',
      '![A violet ground](./images/screen.png "As it is")\n\n![A word](./images/flow.svg)',
    ),
  });
  folder = `${site.folder}/public`;
  // The folder is not in a git repository, either.
  outcome = site.build(
    onPoorMachine({ NO_NETWORK: '1', NO_WRITES_BELOW: 'content', NO_WRITES_CODE: 'EROFS' }),
  );
}, 240_000);

afterAll(() => site.remove());

test('the build passes without a network, without git and with read-only content', () => {
  expect([outcome.status, outcome.status === 0 ? '' : outcome.output]).toEqual([0, '']);
});

test('two pages with the same address cause only a warning', () => {
  expect(outcome.output).toContain(
    'content/docs/one.mdx and content/docs/two.mdx claim the same address, /docs/same. Rename one of the files, or give it another slug.',
  );
});

test.each([
  ['/docs/runs', 'Runs · Docs · Learn', 'How runs are today.'],
  ['/docs/1.0/runs', 'Runs · Docs One · Learn', 'How runs were in 1.0.'],
  ['/docs/0.9/runs', 'Runs · Docs 0.9 · Learn', 'How runs were in 0.9.'],
])('%s is the page in its version', (path, title, text) => {
  const { document } = builtPage(path, folder);
  expect(document.title).toBe(title);
  expect(document.querySelector('main')?.textContent).toContain(text);
});

test('drafts are not built, whether the page or the configuration marks them', () => {
  expect(isServed('/docs/draft', folder)).toBe(false);
  expect(isServed('/docs/1.0/held', folder)).toBe(false);
});

test('files excluded by the configuration are not pages', () => {
  expect(isServed('/docs/0.9/left-out', folder)).toBe(false);
});

test('the browser gets the resolved configuration', () => {
  expect(readJson(`${site.folder}/.cache/siteFrame.json`)).toMatchObject({
    navbar: [
      { kind: 'link', label: 'Runs', href: '/docs/runs', sidebar: 'docs', position: 'left' },
      { kind: 'link', label: 'Old docs', href: '/docs/0.9/runs', sidebar: 'docs-0.9' },
      { kind: 'docsVersionDropdown', items: [{ kind: 'link', label: 'All', href: '/docs' }] },
      {
        kind: 'html',
        tree: [['a', { href: 'https://example.com' }, 'New ', ['b', null, 'site']]],
        position: 'right',
      },
    ],
    footer: {
      style: 'light',
      columns: [{ title: 'Read', items: [{ label: 'Runs', href: '/docs/runs' }] }],
    },
    versions: [
      { name: 'current', label: 'Current', path: '/docs', sidebar: 'docs', isLast: true },
      { name: '1.0', label: 'One', path: '/docs/1.0', sidebar: 'docs-1.0', isLast: false },
      { name: '0.9', label: '0.9', path: '/docs/0.9/runs', sidebar: 'docs-0.9', isLast: false },
    ],
  });
});

test('a page has its addresses in other versions', () => {
  const { result } = readJson(`${folder}/page-data/docs/runs/page-data.json`) as PageData;
  expect(result.pageContext.frame.versions).toEqual({
    '1.0': '/docs/1.0/runs',
    '0.9': '/docs/0.9/runs',
  });
});

test('each version has its own sidebar', () => {
  const sidebars = navigationFile(folder);
  const paths = Object.fromEntries(
    Object.entries(sidebars).map(([id, tree]) => [id, tree.map(({ path }) => path)]),
  );
  expect(paths).toEqual({
    docs: [
      '/docs/hostile',
      '/docs/same',
      '/docs/pictures',
      '/docs/runs',
      '/docs/same',
      '/docs/team',
    ],
    'docs-0.9': ['/docs/0.9/runs'],
    'docs-1.0': ['/docs/1.0/runs'],
    tutorials: [],
  });
});

test('a photograph has several sizes and formats, and its space is reserved while it loads', () => {
  const picture = builtPage('/docs/pictures', folder).document.querySelector('main picture');
  expect(picture?.querySelector('source')?.getAttribute('type')).toBe('image/webp');
  const image = picture?.querySelector('img');
  expect(image?.getAttribute('alt')).toBe('A violet ground');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['720', '405']);
  const files = (image?.getAttribute('srcset') ?? '')
    .split(',')
    .map((size) => size.trim().split(' ')[0] ?? '');
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !isServed(file, folder))).toEqual([]);
});

describe('content that builds may stumble over', () => hostileSpec(() => folder));

test('the next build renders a page whose drawing changed, and no page that does not show it', () => {
  const shown = () => builtPage('/docs/pictures', folder).document.querySelector('main svg text');
  expect(shown()?.textContent).toBe('Before');
  writeFileSync(`${site.folder}/content/docs/images/flow.svg`, drawing('After'));
  const { status, output } = site.build();

  expect(status).toBe(0);
  expect(shown()?.textContent).toBe('After');
  expect(/Building static HTML for pages .* (\d+\/\d+)/.exec(output)?.[1]).toBe('1/1');
}, 120_000);

test('the next build queries a page whose text changed and its section’s print page, and no other', () => {
  const source = `${site.folder}/content/docs/team/work.mdx`;
  writeFileSync(source, docsPage('Work', 'How teams work now.'));
  // Gatsby reports the number of queries only for its workers.
  const { status, output } = site.build({ GATSBY_CPU_COUNT: '2' });

  expect(status).toBe(0);
  for (const path of ['/docs/team/work', '/docs/team/print'])
    expect(builtPage(path, folder).document.body.textContent).toContain('How teams work now.');
  // The third is /docs/same, which two pages claim, so each build creates it twice.
  expect(/run queries in workers .* (\d+\/\d+)/.exec(output)?.[1]).toBe('3/3');
}, 120_000);

test('changed lazy code reaches every page in the next build without rendering any page', () => {
  const source = `${site.folder}/src/shortcuts/ShortcutsDialog.tsx`;
  const scripts = () =>
    Array.from(builtPage('/docs/runs', folder).document.querySelectorAll('script[src]'), (script) =>
      script.getAttribute('src'),
    );
  const before = scripts();
  const code = readFileSync(source, 'utf8');
  writeFileSync(source, code.replace('>Reading and shortcuts<', '>Keys and reading<'));
  const { status, output } = site.build();

  expect([status, status === 0 ? '' : output]).toEqual([0, '']);
  expect(output).not.toContain('Building static HTML for pages');
  expect(scripts()).not.toEqual(before);
  expect(scripts().filter((script) => !isServed(script ?? '', folder))).toEqual([]);
}, 120_000);

test('a disk that fills up during a build is reported, and no partial site is left', () => {
  const { status, output } = site.build(
    onPoorMachine({ NO_WRITES_BELOW: 'public', NO_WRITES_BUT: '20', NO_WRITES_CODE: 'ENOSPC' }),
  );
  expect(output).toContain('ENOSPC');
  expect(output).toContain('Only 0 MB are left on the disk');
  expect(status).toBe(1);
  expect(existsSync(folder)).toBe(false);
}, 120_000);
