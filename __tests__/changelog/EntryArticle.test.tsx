import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { entryTree } from '../../src/build/content/trees/entryTree';
import { EntryArticle } from '../../src/changelog/EntryArticle';
import type { TreeNode } from '../../src/model/content/tree';

const tree: TreeNode[] = [
  ['h2', { id: 'new' }, 'New'],
  ['p', null, 'See ', ['a', { href: '#fixed' }, 'what is fixed'], '.'],
  ['h3', { id: 'fixed' }, 'Fixed'],
];

/** An entry with its tree as the build prepares it. */
const entry = (props: Partial<ComponentProps<typeof EntryArticle>> = {}) => {
  const path = props.path ?? '/changelog/2025-10-29';
  return {
    title: 'Scheduled runs',
    date: '2025-10-29',
    tags: ['SQL', 'API'],
    ...props,
    path,
    tree: entryTree(props.tree ?? tree, props.alone ? undefined : path),
  };
};

/** Headings as level, text and id. */
const headings = () =>
  screen
    .getAllByRole('heading')
    .map(({ tagName, id, firstChild }) => [tagName, firstChild?.textContent, id]);

test('an entry has its date in words and its areas', () => {
  render(<EntryArticle {...entry()} />);

  expect(screen.getByText('October 29, 2025')).toHaveAttribute('datetime', '2025-10-29');
  const areas = within(screen.getByRole('list', { name: 'Areas' })).getAllByRole('link');
  expect(areas.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['SQL', '/changelog/tags/sql'],
    ['API', '/changelog/tags/api'],
  ]);
});

test("alone, an entry's title is the page title, and its headings keep their levels", () => {
  render(<EntryArticle {...entry({ alone: true })} />);

  expect(headings()).toEqual([
    ['H1', 'Scheduled runs', ''],
    ['H2', 'New', 'new'],
    ['H3', 'Fixed', 'fixed'],
  ]);
  expect(screen.queryByRole('link', { name: 'Scheduled runs' })).not.toBeInTheDocument();
});

test("in a list, headings go down one level and their ids start with the entry's", () => {
  render(<EntryArticle {...entry()} />);

  expect(headings()).toEqual([
    ['H2', 'Scheduled runs', '2025-10-29'],
    ['H3', 'New', '2025-10-29-new'],
    ['H4', 'Fixed', '2025-10-29-fixed'],
  ]);
  expect(screen.getByRole('link', { name: 'Scheduled runs' })).toHaveAttribute(
    'href',
    '/changelog/2025-10-29',
  );
});

test('a heading at the lowest level keeps it, and no two entries share an id', () => {
  const deep: TreeNode[] = [
    ['h6', { id: 'details' }, 'Details'],
    ['blockquote', null, ['h2', { id: 'quoted' }, 'Quoted']],
  ];
  render([
    <EntryArticle key="1" {...entry({ tree: deep })} />,
    <EntryArticle key="2" {...entry({ tree: deep, path: '/changelog/2025-10-15' })} />,
  ]);

  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  expect(ids).toEqual([
    '2025-10-29',
    '2025-10-29-details',
    '2025-10-29-quoted',
    '2025-10-15',
    '2025-10-15-details',
    '2025-10-15-quoted',
  ]);
  expect(screen.getAllByRole('heading', { level: 6 })).toHaveLength(2);
});

test.each([
  ['alone', true],
  ['in a list', false],
])('%s, a link to a heading of the entry works', (_where, alone) => {
  render(<EntryArticle {...entry({ alone })} />);

  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'what is fixed' });
  expect(document.getElementById(link.hash.slice(1))).toHaveTextContent('Fixed');
});

test('an item has a permalink next to it', () => {
  const items: TreeNode[] = [['ul', null, ['li', { id: 'faster-previews' }, 'Faster previews']]];
  render(<EntryArticle {...entry({ tree: items })} />);

  const sign = screen.getByRole('link', { name: 'Link to this item' });
  expect(sign).toHaveAttribute('href', '#2025-10-29-faster-previews');
  expect(sign.parentElement).toHaveAttribute('id', '2025-10-29-faster-previews');
});

test('an entry is marked only if it is newer than the last visit', () => {
  const { rerender } = render(<EntryArticle {...entry()} />);
  expect(screen.queryByText('New since your last visit')).not.toBeInTheDocument();

  rerender(<EntryArticle {...entry({ isNew: true })} />);
  expect(screen.getByText('New since your last visit')).toBeInTheDocument();
});

test.each([
  ['alone', true],
  ['in a list', false],
])('%s, a heading follows its kind as closely as text follows a heading', (_where, alone) => {
  const parts: TreeNode[] = [
    ['h2', { id: 'new' }, 'New'],
    ['h3', { id: 'agent' }, 'Agent'],
    ['p', null, 'It replies.'],
    ['h3', { id: 'server' }, 'Server'],
  ];
  render(<EntryArticle {...entry({ alone, tree: parts })} />);

  const above = (name: string) =>
    getComputedStyle(screen.getByRole('heading', { name: new RegExp(`^${name}`) })).marginTop;
  expect([above('Agent'), above('Server')]).toEqual(['12px', '28px']);
});

test('an entry has a permalink next to its title', () => {
  render(<EntryArticle {...entry()} />);

  const sign = screen.getByRole('link', { name: 'Link to this entry' });
  expect(sign).toHaveAttribute('href', '#2025-10-29');
  expect(sign.parentElement).toHaveAttribute('id', '2025-10-29');
});
