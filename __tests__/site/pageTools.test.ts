/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { lastModified } from '../../src/build/outputs/lastModified';
import { builtPage, builtPages, isServed } from '../support/publicFiles';

const pages = builtPages();
const withTools = pages.filter(({ html }) => /class="[^"]*\bpage-foot\b/.test(html));
const kindOf = (path: string) => path.split('/')[1] ?? '';
const links = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test('docs, tutorials and changelog entries have page tools, lists do not', () => {
  expect([...new Set(withTools.map(({ path }) => kindOf(path)))].sort()).toEqual([
    'changelog',
    'docs',
    'tutorials',
  ]);
  expect(withTools.length).toBeGreaterThan(200);
  for (const path of ['/', '/docs', '/changelog', '/changelog/archive', '/docs/api/api-reference'])
    expect(builtPage(path).document.querySelector('.page-tools, .page-foot')).toBeNull();
});

test('each page links to its Markdown version', () => {
  for (const { path, document } of withTools) {
    const [link] = links(document, '.page-tools [type="text/markdown"]');
    if (document.querySelector('meta[name="robots"][content="noindex"]')) continue;
    expect(link).toEqual(['View as Markdown', `${path}.md`]);
    expect(isServed(`${path}.md`)).toBe(true);
  }
});

test('services are given the address of the Markdown', () => {
  const { document } = builtPage('/docs/explore-data/cells/sql-cells/query-mode');
  const markdown = encodeURIComponent(
    'https://learn.hex.tech/docs/explore-data/cells/sql-cells/query-mode.md',
  );
  const asked = `Read%20${markdown}%20so%20that%20I%20can%20ask%20questions%20about%20it.`;
  expect(links(document, '.page-tools nav a')).toEqual([
    ['Claude', `https://claude.ai/new?q=${asked}`],
    ['ChatGPT', `https://chatgpt.com/?q=${asked}`],
  ]);
});

test('each page links to its source and to the issue form', () => {
  for (const { path, document } of withTools) {
    const [edit, report] = links(document, '.page-foot a');
    const source = edit?.[1]?.replace('https://github.com/hex-inc/learn-site/edit/main/', '') ?? '';
    expect(readFileSync(source, 'utf8')).toMatch(/^---\n/);
    expect(report?.[0]).toBe('Report an issue');
    const { searchParams } = new URL(report?.[1] ?? '');
    expect(searchParams.get('title')).toBe(document.querySelector('h1')?.textContent);
    expect(searchParams.get('body')).toBe(`https://learn.hex.tech${path}`);
  }
});

test('the date shown is from the git history, or the author’s own', () => {
  const modified = lastModified();
  for (const { document } of withTools) {
    const [edit] = links(document, '.page-foot a');
    const source = edit?.[1]?.split('/edit/main/')[1] ?? '';
    const front = readFileSync(source, 'utf8').split('\n---')[0] ?? '';
    const told = (key: string) => new RegExp(`^${key}: (\\S+)$`, 'm').exec(front)?.[1];
    const day = document.querySelector('.page-foot time')?.getAttribute('datetime') ?? undefined;
    expect(day).toBe(modified(source) ?? told('updated') ?? told('reviewed'));
  }
});

test('no page asks whether it helped, since no endpoint is configured', () => {
  for (const { html } of withTools) expect(html).not.toContain('Was this page helpful?');
});
