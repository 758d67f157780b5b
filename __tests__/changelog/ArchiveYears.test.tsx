import { render, screen, within } from '@testing-library/react';
import { ArchiveYears } from '../../src/changelog/ArchiveYears';

const entry = (date: string) => ({ path: `/changelog/${date}`, title: `Release of ${date}`, date });

test('entries are grouped by year, each year with a count', () => {
  render(<ArchiveYears entries={['2025-10-29', '2025-01-15', '2024-12-11'].map(entry)} />);

  const years = screen.getAllByRole('heading', { level: 2 }).map((year) => year.textContent);
  expect(years).toEqual(['2025 2 entries', '2024 1 entry']);
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 1]);
});

test('an entry shows its day without the year and links to its page', () => {
  render(<ArchiveYears entries={[entry('2025-01-15')]} />);

  expect(screen.getByText('January 15')).toHaveAttribute('datetime', '2025-01-15');
  expect(screen.getByRole('link', { name: 'Release of 2025-01-15' })).toHaveAttribute(
    'href',
    '/changelog/2025-01-15',
  );
});

test('an entry shows its description if it has one, and no empty boxes', () => {
  const described = { ...entry('2025-01-15'), description: 'A bell for runs.' };
  const { container } = render(<ArchiveYears entries={[described, entry('2024-12-11')]} />);

  expect(screen.getAllByRole('paragraph').map((text) => text.textContent)).toEqual([
    'A bell for runs.',
  ]);
  expect(container.querySelector(':empty')).toBeNull();
});
