import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { machineHead } from '../../src/app/machineHead';
import { PAGE_HEADS_FILE, type PageHeads } from '../../src/model/pageHead';
import frame from '../support/siteFrame';

const heads: PageHeads = {
  '/docs/roles': {
    image: '/social/docs/roles.png',
    markdown: '/docs/roles.md',
    data: JSON.stringify({ name: '</script><script>alert(1)</script>' }),
  },
};

const home = process.cwd();

beforeAll(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'heads-')));
  mkdirSync(dirname(PAGE_HEADS_FILE));
  writeFileSync(PAGE_HEADS_FILE, JSON.stringify(heads));
});

afterAll(() => process.chdir(home));

const headOf = (path: string) => renderToStaticMarkup(machineHead(path));

test('a page names its card, its Markdown and what it is', () => {
  const head = headOf('/docs/roles/');

  expect(head).toContain(`content="${frame.siteUrl}/social/docs/roles.png"`);
  expect(head).toContain(
    `<link rel="alternate" type="text/markdown" href="${frame.siteUrl}/docs/roles.md"/>`,
  );
  expect(head).toContain('<script type="application/ld+json">');
});

test('words of a page cannot end the element of its data', () => {
  const head = headOf('/docs/roles');

  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).toContain('\\u003c/script>');
});

test('any other page shows the card of the site, and has no Markdown', () => {
  const head = headOf('/search');

  expect(head).toContain(`content="${frame.siteUrl}/social-card.png"`);
  expect(head).not.toContain('text/markdown');
});

test('feeds are found where the changelog is read', () => {
  expect(headOf('/changelog/page/2')).toContain('href="/changelog/rss.xml"');
  expect(headOf('/changelog/tags/ai')).toContain('href="/changelog/tags/ai/atom.xml"');
  expect(headOf('/docs/roles')).not.toContain('rss.xml');
});
