import { readFileSync } from 'node:fs';
import { permissionTable } from '../../src/build/content/leaves/permissionTable';
import { sitePermissions } from '../../src/build/content/leaves/permissions';
import { concernedRoles } from '../../src/reader/lens/concernedRoles';
import { articles as all } from '../support/contentPages';

// Changelog entries stay as they were on their day.
const articles = all.filter(({ kind }) => kind !== 'changelog');
const ROLES = Object.keys(sitePermissions().roles);
const LEVELS = ['Can View App', 'Can Explore', 'Can Edit', 'Full Access'];

test('tables with columns for several roles or permissions are generated from the data', () => {
  const byHand = articles.flatMap(({ file, source }) => {
    const lines = source.split('\n');
    return lines.flatMap((line, index) => {
      if (!/^\s*\|[\s:|-]+\|$/.test(lines[index + 1] ?? '')) return [];
      const columns = line.split('|').map((cell) => cell.trim().replaceAll('**', ''));
      const named = (names: readonly string[]) =>
        columns.filter((column) => names.includes(column)).length;
      return named(ROLES) > 1 || named(LEVELS) > 1 ? [`${file}:${index + 1}`] : [];
    });
  });

  expect(byHand).toEqual([]);
});

test('every table in the data is on a page, and in the guide for authors', () => {
  const names = [...Object.keys(sitePermissions().tables), 'roles', 'ceilings', 'seats'];
  const shown = articles.map(({ source }) => source).join('\n');
  const guide = readFileSync('content/README.md', 'utf8');

  expect(names.filter((name) => !shown.includes(`<Permissions of="${name}" />`))).toEqual([]);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  expect(() => names.map((name) => permissionTable(name, sitePermissions()))).not.toThrow();
});

test('a note that gives readers of an app a permission is not dimmed for any of their roles', () => {
  const notes = articles.flatMap(({ file, source }) => {
    const [, role, permission] = /\*\*Role:\*\*(.*)\*\*Permission:\*\*(.*)/.exec(source) ?? [];
    const forReaders = /Can View App\*\* to|readers (?:need|with) \*\*Can View App/i;
    return role && permission && forReaders.test(permission) ? [{ file, role }] : [];
  });

  expect(notes).not.toEqual([]);
  expect(notes.filter(({ role }) => concernedRoles(role, ROLES).length < ROLES.length)).toEqual([]);
});
