import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import type { Permissions } from '../../../../src/build/content/leaves/permissions';
import { permissionTable } from '../../../../src/build/content/leaves/permissionTable';
import type { TreeElement } from '../../../../src/model/content/tree';

const role = (summary: string, highest: string, seat: string) => ({ summary, highest, seat });

const permissions: Permissions = {
  roles: {
    Editor: role('Builds', '**Full Access**', 'Author'),
    Manager: role('Endorses', '**Full Access**', 'Author'),
    Guest: role('Visits', '**Can Edit**', 'None'),
  },
  seats: { Author: { plans: 'All', paid: 'Yes' } },
  tables: {
    run: {
      label: 'Running',
      first: 'Capability',
      columns: ['Editor, Manager', 'Guest'],
      rows: { 'Run `cells`': ['Yes', 'No'] },
    },
    level: {
      label: 'Levels',
      first: 'What',
      columns: ['Guest, **Can Edit**', 'Guest'],
      rows: { Run: ['Yes', 'No'] },
    },
  },
};

const bodyOf = (name: string) => {
  const [, , , tbody] = permissionTable(name, permissions);
  return (tbody as TreeElement).slice(2);
};

test('the cells in columns of roles carry the names of the roles', () => {
  expect(permissionTable('run', permissions)).toEqual([
    'table',
    { label: 'Running' },
    [
      'thead',
      null,
      [
        'tr',
        null,
        ['th', null, 'Capability'],
        ['th', { 'data-role': 'Editor Manager' }, 'Editor, Manager'],
        ['th', { 'data-role': 'Guest' }, 'Guest'],
      ],
    ],
    [
      'tbody',
      null,
      [
        'tr',
        null,
        ['td', null, 'Run ', ['code', null, 'cells']],
        ['td', { 'data-role': 'Editor Manager' }, 'Yes'],
        ['td', { 'data-role': 'Guest' }, 'No'],
      ],
    ],
  ]);
});

test('a table with permissions as columns carries no roles', () => {
  expect(JSON.stringify(permissionTable('level', permissions))).not.toContain('data-role');
});

test('rows of roles carry the names of the roles and start with a badge', () => {
  expect(bodyOf('roles')[2]).toEqual([
    'tr',
    { 'data-role': 'Guest' },
    ['td', null, ['Badge', { kind: 'role' }, 'Guest']],
    ['td', null, 'Visits'],
    ['td', null, ['strong', null, 'Can Edit']],
    ['td', null, 'None'],
  ]);
  expect(JSON.stringify(permissionTable('roles', permissions)[2])).not.toContain('Badge');
});

test('roles with the same ceiling share a row', () => {
  expect(bodyOf('ceilings')[0]).toEqual([
    'tr',
    { 'data-role': 'Editor Manager' },
    ['td', null, 'Editor, Manager'],
    ['td', null, ['strong', null, 'Full Access']],
  ]);
});

test('a seat lists the roles that take it', () => {
  expect(JSON.stringify(bodyOf('seats'))).toContain('"Editor, Manager"');
});

test('an unknown name is a fault with the one that was meant, or a list of the known ones', () => {
  expect(() => permissionTable('role', permissions)).toThrow(
    'There is no table of permissions called "role". Did you mean "roles"?',
  );
  expect(() => permissionTable('projects', permissions)).toThrow(
    'There is no table of permissions called "projects". Use one of roles, seats, ceilings, level, run.',
  );
  expect(() => permissionTable('toString', permissions)).toThrow(
    'There is no table of permissions called "toString". Use one of ceilings, run, roles, seats, level.',
  );
  expect(compileMdx('Before.\n\n<Permissions of="projects" />').faults).toEqual([
    {
      line: 3,
      message: expect.stringContaining(
        'There is no table of permissions called "projects".',
      ) as string,
    },
  ]);
});

test('links in cells are links of the page, with the line of the component', () => {
  expect(compileMdx('Before.\n\n<Permissions of="explore" />').links).toEqual([
    { href: '/docs/share-insights/explore', line: 3 },
    { href: '/docs/explore-data/threads', line: 3 },
  ]);
});
