import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { revealWithin } from '../../src/ui/scrolling/revealWithin';
import { CONTENTS_ID } from '../../src/ui/contentsId';
import { FoldedContents, TableOfContents } from '../../src/layout/TableOfContents';

jest.mock('../../src/ui/scrolling/revealWithin');

const headings = [
  { id: 'sources', depth: 2, text: 'Sources' },
  { id: 'grants', depth: 3, text: 'Grants' },
];

function anchors() {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the table of contents links to every heading, in order', () => {
  render(<TableOfContents headings={headings} />);

  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
  expect(anchors()).toEqual([
    ['Sources', '#sources'],
    ['Grants', '#grants'],
  ]);
});

test('screen readers hear its title only as the name of the landmark', () => {
  render(<TableOfContents headings={headings} />);

  expect(screen.getByText('On this page')).toHaveAttribute('aria-hidden', 'true');
});

test('the progress of a tutorial finds its place below the table of contents', () => {
  render(<TableOfContents headings={headings} />);

  expect(screen.getByRole('navigation')).toBe(document.getElementById(CONTENTS_ID));
});

test('a deeper heading is indented further', () => {
  render(<TableOfContents headings={headings} />);

  const inset = (name: string) =>
    parseFloat(getComputedStyle(screen.getByRole('link', { name })).paddingLeft);
  expect(inset('Grants')).toBeGreaterThan(inset('Sources'));
});

/** The table of contents next to a page that contains the first of the headings. */
async function readSources(): Promise<void> {
  render([
    <TableOfContents key="contents" headings={headings} />,
    <h2 key="sources" id="sources">
      Sources
    </h2>,
  ]);
  await act(() => new Promise((painted) => requestAnimationFrame(() => painted(undefined))));
}

test('the heading being read is marked', async () => {
  await readSources();

  // jsdom does no layout: every heading is at the top, and `grants` is not in the page.
  const current = screen.getAllByRole('link', { current: true });
  expect(current.map((link) => link.textContent)).toEqual(['Sources']);
});

test('the marked heading is scrolled into view in a low window', async () => {
  jest.mocked(revealWithin).mockClear();
  await readSources();

  const [[box, mark] = []] = jest.mocked(revealWithin).mock.calls;
  expect(box).toBe(screen.getByRole('navigation', { name: 'On this page' }));
  expect(mark).toHaveTextContent('Sources');
});

test('on narrow screens the table of contents is collapsed below its name', () => {
  const { container } = render(<FoldedContents headings={headings} />);
  const [summary] = within(container).getAllByText('On this page');
  fireEvent.click(summary!);

  const folded = { hidden: true }; // It is hidden on wide screens, and jsdom ignores media queries.
  expect(screen.getByRole('group', folded)).toHaveAttribute('open');
  expect(screen.getByRole('navigation', { name: 'Contents', ...folded })).toHaveTextContent(
    /^SourcesGrants$/,
  );
});
