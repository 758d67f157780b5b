/** @jest-environment node */
import { existsSync, readFileSync, unlinkSync } from 'node:fs';
import { markdownTwins } from '../../../../src/build/outputs/markdown/markdownTwins';
import type { PublishedPage } from '../../../../src/build/outputs/publishedPages';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

const SITE = 'https://learn.example.com';
const page = (path: string, text = 'What it says.') =>
  ({
    path,
    title: 'A page',
    description: 'About.',
    tree: [['p', null, text]],
  }) as unknown as PublishedPage;
/** A page that makes the build fail. */
const broken = { ...page('/docs/broken'), tree: null } as unknown as PublishedPage;

test('pages are published as Markdown and returned by the addresses of their twins', async () => {
  const twins = await markdownTwins([page('/docs/roles'), page('/docs/keys')], SITE);

  expect([...twins.keys()]).toEqual(['/docs/roles.md', '/docs/keys.md']);
  expect(twins.get('/docs/roles.md')).toMatch(
    /^---\ntitle: A page\n[^]+# A page[^]+What it says\.\n$/,
  );
  for (const [path, text] of twins) expect(readFileSync(`public${path}`, 'utf8')).toBe(text);
});

test('an unchanged page keeps its file; one that has changed, or whose file is gone, gets a new one', async () => {
  const pages = [page('/docs/same'), page('/docs/other'), page('/docs/lost')];
  const before = await markdownTwins(pages, SITE);
  write('public/docs/same.md', 'kept');
  unlinkSync('public/docs/lost.md');

  const after = await markdownTwins([pages[0]!, page('/docs/other', 'News.'), pages[2]!], SITE);

  expect(after.get('/docs/same.md')).toBe('kept');
  expect(after.get('/docs/other.md')).toContain('News.');
  expect(readFileSync('public/docs/other.md', 'utf8')).toBe(after.get('/docs/other.md'));
  expect(readFileSync('public/docs/lost.md', 'utf8')).toBe(before.get('/docs/lost.md'));
});

test('the twin of a removed page is removed, even after an aborted build', async () => {
  await markdownTwins([page('/docs/old')], SITE);
  await expect(markdownTwins([page('/docs/new'), broken], SITE)).rejects.toThrow();
  expect(existsSync('public/docs/new.md')).toBe(true);

  await markdownTwins([page('/docs/roles')], SITE);
  expect(['old', 'new', 'roles'].map((name) => existsSync(`public/docs/${name}.md`))).toEqual([
    false,
    false,
    true,
  ]);
});

test('twins are published again if a full disk has left the record of them empty', async () => {
  await markdownTwins([page('/docs/full')], SITE);
  write('.cache/twins.json', '');
  write('public/docs/full.md', 'of an unknown version');

  const twins = await markdownTwins([page('/docs/full')], SITE);
  expect(readFileSync('public/docs/full.md', 'utf8')).toBe(twins.get('/docs/full.md'));
  expect(twins.get('/docs/full.md')).toContain('What it says.');
});
