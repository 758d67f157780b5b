/** @jest-environment jsdom */
import { builtPage, isServed, navigationFile } from '../support/publicFiles';
import { docsPage, plainConfig, siteCopy } from '../support/siteCopy';

const category =
  'label: Documentation\nposition: 0\ndescription: The pages of this version, made to see what the build makes of them.\n';
const site = siteCopy({
  'site.config.ts': plainConfig(
    "[{ name: '1.0', label: '1.0', draftIds: ['held'] }, { name: '0.9', label: '0.9' }]",
  ),
  'content/docs/runs.mdx': docsPage('Runs', 'How runs are today.'),
  'content/docs/draft.mdx': docsPage('Draft', 'Not yet.', 'draft: true\n'),
  'content/versions/1.0/_category.yml': category,
  'content/versions/1.0/runs.mdx': docsPage('Runs', 'How runs were in 1.0. [Now](/docs/runs)'),
  'content/versions/1.0/held.mdx': docsPage('Held', 'Held back by the configuration.'),
  'content/versions/0.9/_category.yml': category,
  'content/versions/0.9/runs.mdx': docsPage('Runs', 'How runs were in 0.9.'),
});
const { status, output } = site.build();
const folder = `${site.folder}/public`;
afterAll(() => site.remove());

test('the build passes', () => {
  expect([status, status === 0 ? '' : output]).toEqual([0, '']);
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
    docs: ['/docs/runs'],
    'docs-0.9': ['/docs/0.9/runs'],
    'docs-1.0': ['/docs/1.0/runs'],
    tutorials: [],
  });
});
