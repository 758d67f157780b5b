import { render, screen } from '@testing-library/react';
import { ChangelogFrame } from '../../src/changelog/ChangelogFrame';

test('a page of the changelog has its title, its lead and its entries', () => {
  const { container } = render(
    <ChangelogFrame title="Archive" lead="3 entries, newest first.">
      Entries
    </ChangelogFrame>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Archive' })).toBeInTheDocument();
  expect(container).toHaveTextContent(/^Archive3 entries, newest first\.Entries$/);
});

test('the pages above stand before the title', () => {
  const { container } = render(
    <ChangelogFrame trail={[{ title: 'Changelog', path: '/changelog' }]} title="Archive">
      Entries
    </ChangelogFrame>,
  );

  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument();
  expect(container).toHaveTextContent(/^ChangelogArchiveEntries$/);
});

test('the page of an entry leaves the title to the entry', () => {
  render(<ChangelogFrame lead="Never shown alone.">Entry</ChangelogFrame>);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByText('Never shown alone.')).not.toBeInTheDocument();
});
