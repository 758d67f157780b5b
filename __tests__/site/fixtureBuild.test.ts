/** @jest-environment jsdom */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { builtPage, isServed, navigationFile } from '../support/publicFiles';
import { docsPage, plainConfig, siteCopy, type SiteCopy } from '../support/siteCopy';

const category =
  'label: Documentation\nposition: 0\ndescription: The pages of this version, made to see what the build makes of them.\n';

const drawing = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><text x="0" y="15">${word}</text></svg>`;

let site: SiteCopy;
let folder: string;
let outcome: ReturnType<SiteCopy['build']>;

beforeAll(async () => {
  const photograph = sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#5546d6' },
  });
  site = siteCopy({
    'site.config.ts': plainConfig(
      "[{ name: '1.0', label: '1.0', draftIds: ['held'] }, { name: '0.9', label: '0.9' }]",
    ),
    'content/docs/runs.mdx': docsPage('Runs', 'How runs are today.'),
    'content/docs/one.mdx': docsPage('One', 'Claims an address.', 'slug: /docs/same\n'),
    'content/docs/two.mdx': docsPage('Two', 'Claims it too.', 'slug: /docs/same\n'),
    'content/docs/draft.mdx': docsPage('Draft', 'Not yet.', 'draft: true\n'),
    'content/versions/1.0/_category.yml': category,
    'content/versions/1.0/runs.mdx': docsPage('Runs', 'How runs were in 1.0. [Now](/docs/runs)'),
    'content/versions/1.0/held.mdx': docsPage('Held', 'Held back by the configuration.'),
    'content/versions/0.9/_category.yml': category,
    'content/versions/0.9/runs.mdx': docsPage('Runs', 'How runs were in 0.9.'),
    'content/docs/images/screen.png': await photograph.png().toBuffer(),
    'content/docs/images/flow.svg': drawing('Before'),
    'content/docs/pictures.mdx': docsPage(
      'Pictures',
      '![A violet ground](./images/screen.png "As it is")\n\n![A word](./images/flow.svg)',
    ),
  });
  folder = `${site.folder}/public`;
  outcome = site.build();
}, 240_000);

afterAll(() => site.remove());

test('the build passes', () => {
  expect([outcome.status, outcome.status === 0 ? '' : outcome.output]).toEqual([0, '']);
});

test('two pages that claim one address are only warned of', () => {
  expect(outcome.output).toContain(
    'More than one page claims /docs/same. Rename one of the files.',
  );
});

test.each([
  ['/docs/runs', 'Runs · Docs · Learn', 'How runs are today.'],
  ['/docs/1.0/runs', 'Runs · Docs 1.0 · Learn', 'How runs were in 1.0.'],
  ['/docs/0.9/runs', 'Runs · Docs 0.9 · Learn', 'How runs were in 0.9.'],
])('%s is the page of its version', (path, title, text) => {
  const { document } = builtPage(path, folder);
  expect(document.title).toBe(title);
  expect(document.querySelector('main')?.textContent).toContain(text);
});

test('drafts are in no build, whether the page or the configuration says so', () => {
  expect(isServed('/docs/draft', folder)).toBe(false);
  expect(isServed('/docs/1.0/held', folder)).toBe(false);
});

test('each version has a sidebar of its own', () => {
  const sidebars = navigationFile(folder);
  const paths = Object.fromEntries(
    Object.entries(sidebars).map(([id, tree]) => [id, tree.map(({ path }) => path)]),
  );
  expect(paths).toEqual({
    docs: ['/docs/same', '/docs/pictures', '/docs/runs', '/docs/same'],
    'docs-0.9': ['/docs/0.9/runs'],
    'docs-1.0': ['/docs/1.0/runs'],
    tutorials: [],
  });
});

test('a photograph comes in several sizes and formats, and keeps its place while it loads', () => {
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

test('a page whose drawing changed is made anew by the next build', () => {
  const shown = () => builtPage('/docs/pictures', folder).document.querySelector('main svg text');
  expect(shown()?.textContent).toBe('Before');
  writeFileSync(`${site.folder}/content/docs/images/flow.svg`, drawing('After'));
  expect(site.build().status).toBe(0);

  expect(shown()?.textContent).toBe('After');
}, 120_000);
