import { render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ChangelogListPage from '../../src/templates/ChangelogListPage';

type Props = ComponentProps<typeof ChangelogListPage>;

test.each([
  [1, 'What’s new · Changelog · Learn', 'newest first: release notes'],
  [2, 'Page 2 · Changelog · Learn', 'newest first, page 2 of 3: release notes'],
])('page %i has the title %s and its number in the description', async (page, title, part) => {
  const data = { allChangelogEntry: { nodes: [] } };
  const props = { data, pageContext: { page, pageCount: 3, areas: [] } };
  render(<ChangelogListPage {...(props as unknown as Props)} />);

  await waitFor(() => expect(document.title).toBe(title));
  const description = document.head.querySelector('meta[name="description"]');
  expect(description).toHaveAttribute('content', expect.stringContaining(part));
});
