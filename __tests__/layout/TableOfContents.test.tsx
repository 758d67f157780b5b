import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { revealWithin } from '../../src/ui/revealWithin';
import { FoldedContents, TableOfContents } from '../../src/layout/TableOfContents';

jest.mock('../../src/ui/revealWithin');

const headings = [
  { id: 'sources', depth: 2, text: 'Sources' },
  { id: 'grants', depth: 3, text: 'Grants' },
];

function anchors() {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the contents lead to every heading, in order', () => {
  render(<TableOfContents headings={headings} />);

  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
  expect(anchors()).toEqual([
    ['Sources', '#sources'],
    ['Grants', '#grants'],
  ]);
});

test('a deeper heading stands further in', () => {
  render(<TableOfContents headings={headings} />);

  const inset = (name: string) =>
    parseFloat(getComputedStyle(screen.getByRole('link', { name })).paddingLeft);
  expect(inset('Grants')).toBeGreaterThan(inset('Sources'));
});

/** The contents beside a page that holds the first of the headings. */
async function readSources(): Promise<void> {
  render([
    <TableOfContents key="contents" headings={headings} />,
    <h2 key="sources" id="sources">
      Sources
    </h2>,
  ]);
  await act(() => new Promise((painted) => requestAnimationFrame(() => painted(undefined))));
}

test('the heading that is being read is marked', async () => {
  await readSources();

  // jsdom lays nothing out: every heading is at the top, and `grants` is not in the page.
  const current = screen.getAllByRole('link', { current: true });
  expect(current.map((link) => link.textContent)).toEqual(['Sources']);
});

test('its mark is brought into sight in a low window', async () => {
  jest.mocked(revealWithin).mockClear();
  await readSources();

  const [[box, mark] = []] = jest.mocked(revealWithin).mock.calls;
  expect(box).toBe(screen.getByRole('navigation', { name: 'On this page' }));
  expect(mark).toHaveTextContent('Sources');
});

test('where there is no room the contents are folded under their name', () => {
  const { container } = render(<FoldedContents headings={headings} />);
  const [summary] = within(container).getAllByText('On this page');
  fireEvent.click(summary!);

  const folded = { hidden: true }; // jsdom knows no media queries, and it is hidden on wide screens.
  expect(screen.getByRole('group', folded)).toHaveAttribute('open');
  expect(screen.getByRole('navigation', { name: 'Contents', ...folded })).toHaveTextContent(
    /^SourcesGrants$/,
  );
});
