/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { builtPage, builtPages } from '../support/publicFiles';

const ROLES = '/docs/collaborate/sharing-and-permissions/roles';

test('a page with tables of roles has the choice of a role once, before the first of them', () => {
  const pages = builtPages().filter(({ document }) => document.querySelector('main [data-role]'));
  const content = pages.filter(({ path }) => !path.endsWith('/print'));
  expect(content.length).toBeGreaterThan(3);
  for (const { path, document } of content) {
    const choices = document.querySelectorAll('select[name="role"]');
    expect([path, choices.length]).toEqual([path, 1]);
    const first = document.querySelector('main [data-role]')!;
    const after = choices[0]!.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect([path, after]).not.toEqual([path, 0]);
  }
});

test('no other page has it', () => {
  for (const { path, document } of builtPages())
    if (!document.querySelector('main [data-role]'))
      expect([path, document.querySelector('select[name="role"]')]).toEqual([path, null]);
});

test('it is no text: neither the twin nor the search knows it', () => {
  expect(builtPage(ROLES).html).toContain('I am an Editor');
  expect(existsSync(`public${ROLES}.md`)).toBe(true);
  expect(readFileSync(`public${ROLES}.md`, 'utf8')).not.toContain('I am an Editor');
});
