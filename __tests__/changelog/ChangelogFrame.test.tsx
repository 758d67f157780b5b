import { render, screen } from '@testing-library/react';
import { ChangelogFrame } from '../../src/changelog/ChangelogFrame';

test('a changelog page has a title, a lead and entries', () => {
  const { container } = render(
    <ChangelogFrame title="Archive" lead="3 entries, newest first.">
      Entries
    </ChangelogFrame>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Archive' })).toBeInTheDocument();
  expect(container).toHaveTextContent(/^Archive3 entries, newest first\.Entries$/);
});

test('the parent pages come before the title', () => {
  const { container } = render(
    <ChangelogFrame trail={[{ title: 'Changelog', path: '/changelog' }]} title="Archive">
      Entries
    </ChangelogFrame>,
  );

  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument();
  expect(container).toHaveTextContent(/^ChangelogArchiveEntries$/);
});

test("an entry's page leaves the title to the entry", () => {
  render(<ChangelogFrame lead="Never shown alone.">Entry</ChangelogFrame>);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByText('Never shown alone.')).not.toBeInTheDocument();
});
