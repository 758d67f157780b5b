import { groupedBy } from '../../../model/groupedBy';
import type { TreeElement, TreeNode, TreeProps } from '../../../model/content/tree';
import { whichExist } from '../../whichExist';
import { inlineMarkdown } from './inlineMarkdown';
import type { Permissions } from './permissions';

/** A table whose cells are still Markdown. */
interface Plain {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the first cell of each row is a role, to be shown as a badge. */
  readonly badges?: boolean;
}

/**
 * The table for `<Permissions of="…">`. Rows and columns of roles have their names in `data-role`, so that a reader's own role
 * can be highlighted. An unknown name throws an error with the remedy.
 */
export function permissionTable(name: string, permissions: Permissions): TreeElement {
  const { label, head, rows, badges } = plainTable(name, permissions);
  const roles = head.map((column) => rolesIn(column, permissions));
  const byRole = roles.slice(1).every((some) => some !== undefined);
  const inColumn = (at: number): TreeProps | null =>
    byRole && roles[at] !== undefined ? { 'data-role': roles[at] } : null;
  const cell = (element: 'td' | 'th', text: string, at: number): TreeElement => [
    element,
    inColumn(at),
    ...(badges && at === 0 && element === 'td' ? [badge(text)] : inlineMarkdown(text)),
  ];
  const row = (texts: readonly string[]): TreeElement => {
    const own = rolesIn(texts[0] ?? '', permissions);
    const props = own === undefined ? null : { 'data-role': own };
    return ['tr', props, ...texts.map((text, at) => cell('td', text, at))];
  };
  return [
    'table',
    { label },
    ['thead', null, ['tr', null, ...head.map((text, at) => cell('th', text, at))]],
    ['tbody', null, ...rows.map(row)],
  ];
}

function plainTable(name: string, { roles, seats, tables }: Permissions): Plain {
  const views: Readonly<Record<string, () => Plain>> = {
    roles: () => ({
      label: 'Workspace roles',
      head: ['Role', 'In short', 'Highest project permission', 'Seat'],
      rows: Object.entries(roles).map(([role, { summary, highest, seat }]) => [
        role,
        summary,
        highest,
        seat,
      ]),
      badges: true,
    }),
    ceilings: () => ({
      label: 'Highest permission of each role',
      head: ['Role', 'Highest effective permission'],
      rows: grouped(Object.entries(roles).map(([role, { highest }]) => [role, highest])),
    }),
    seats: () => ({
      label: 'Seats and their roles',
      head: ['Seat', 'Roles that take it', 'Plans', 'Paid'],
      rows: Object.entries(seats).map(([seat, { plans, paid }]) => {
        const takers = Object.keys(roles).filter((role) => roles[role]?.seat === seat);
        return [`${seat} seat`, takers.join(', '), plans, paid];
      }),
    }),
  };
  const view = Object.hasOwn(views, name) ? views[name] : undefined;
  if (view) return view();
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table) {
    const rows = Object.entries(table.rows).map(([what, cells]) => [what, ...cells]);
    return { label: table.label, head: [table.first, ...table.columns], rows };
  }
  const remedy = whichExist(name, [...Object.keys(views), ...Object.keys(tables)]);
  throw new Error(`There is no table of permissions called "${name}". ${remedy}`);
}

/** Merges rows with the same value, joining their first cells. */
function grouped(rows: readonly (readonly [string, string])[]): string[][] {
  const byValue = groupedBy(rows, ([, value]) => value);
  return [...byValue].map(([value, same]) => [same.map(([first]) => first).join(', '), value]);
}

/** The roles that a heading names, separated by spaces; undefined if it names anything else. */
function rolesIn(heading: string, { roles }: Permissions): string | undefined {
  const names = heading.split(', ');
  return names.every((name) => Object.hasOwn(roles, name)) ? names.join(' ') : undefined;
}

const badge = (role: string): TreeNode => ['Badge', { kind: 'role' }, role];
