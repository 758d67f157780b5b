/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { builtPage, builtPages, type BuiltPage } from '../support/publicFiles';

const pages = builtPages();
const hasRoles = ({ html }: BuiltPage) => /<main\b[^]* data-role="/.test(html);

const ROLES = '/docs/collaborate/sharing-and-permissions/roles';

test('a page with tables of roles has one role choice, before the first table', () => {
  const content = pages.filter((page) => hasRoles(page) && !page.path.endsWith('/print'));
  expect(content.length).toBeGreaterThan(3);
  for (const { path, document } of content) {
    const choices = document.querySelectorAll('select[name="role"]');
    expect([path, choices.length]).toEqual([path, 1]);
    const first = document.querySelector('main [data-role]')!;
    const after = choices[0]!.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect([path, after]).not.toEqual([path, 0]);
  }
});

test('no other page has a role choice', () => {
  const others = pages.filter((page) => !hasRoles(page));
  expect(others.length).toBeGreaterThan(300);
  for (const { path, html } of others)
    expect([path, /<select\b[^>]* name="role"/.test(html)]).toEqual([path, false]);
});

test('the Markdown of a page does not contain the choice', () => {
  expect(builtPage(ROLES).html).toContain('Permissions for ');
  expect(existsSync(`public${ROLES}.md`)).toBe(true);
  expect(readFileSync(`public${ROLES}.md`, 'utf8')).not.toContain('Permissions for ');
});
