import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintedParts } from '../../src/mdx/PrintedParts';
import type { TreeNode } from '../../src/model/content/tree';

const parts = [
  { id: 'a', path: '/docs/runs/schedule', title: 'Schedule', depth: 0 },
  { id: 'b', path: '/docs/runs/keys/roles', title: 'Roles', depth: 1 },
];
const body = (description: string, ...tree: TreeNode[]) => ({ description, tree });
const bodies = new Map([
  ['a', body('When runs begin.', ['p', null, ['a', { href: '/docs/runs/keys/roles' }, 'Who may']])],
  ['b', body('Who may run.', ['h2', { id: 'editors' }, 'Editors'])],
]);

const draw = (shown = parts) =>
  render(
    <PrintedParts
      title="Runs"
      path="/docs/runs"
      parts={shown}
      folders={[]}
      onlineOnly={[]}
      bodies={bodies}
    />,
  );

test('a button prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));

  expect(print).toHaveBeenCalledTimes(1);
});

test.each([
  [parts, '2 pages of this section, to print or save.'],
  [parts.slice(0, 1), 'One page of this section, to print or save.'],
])('it says how many pages there are', (shown, words) => {
  draw(shown);

  expect(screen.getByText(words)).toBeVisible();
});

test('the contents lead to the pages, which follow with their descriptions', () => {
  draw();

  const contents = within(screen.getByRole('list', { name: 'Contents' })).getAllByRole('link');
  expect(contents.map((link) => link.textContent)).toEqual(['Schedule', 'Roles']);
  for (const link of contents) {
    const heading = document.getElementById(link.getAttribute('href')!.slice(1));
    expect(heading).toHaveTextContent(link.textContent);
    expect(heading?.tagName).toBe('H2');
  }
  expect(screen.getByText('When runs begin.')).toBeVisible();
  expect(screen.getByText('Who may run.')).toBeVisible();
});

test('within a page, headings are one level lower, and links to other pages stay here', () => {
  draw();

  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Editors');
  expect(screen.getByRole('link', { name: 'Who may' })).toHaveAttribute('href', '#part-2');
});

test('a link leads back to the section', () => {
  draw();

  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByRole('link', { name: 'Runs' })).toHaveAttribute('href', '/docs/runs');
});

test('there are no headings for pages that are not left out', () => {
  draw();

  const headings = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);
  expect(headings).toEqual(['Contents', 'Schedule', 'Roles']);
});
