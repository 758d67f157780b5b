import { render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import PrintPage from '../../src/templates/PrintPage';

type Props = ComponentProps<typeof PrintPage>;

const shown = (folders: readonly object[] = []) => {
  const pageContext = { title: 'Runs', section: 'Docs', index: '/docs/runs', parts: [], folders };
  const props = { data: { learnPagesById: [] }, pageContext };
  render(<PrintPage {...(props as unknown as Props)} />);
};

test('a section in one page says so in its title, and stays out of search engines', async () => {
  shown();

  await waitFor(() => expect(document.title).toBe('Print: Runs · Docs · Learn'));
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a section of folders alone offers them, and nothing to print', () => {
  shown([{ title: 'Keys', path: '/docs/runs/keys/print' }]);

  const folders = screen.getByRole('list', { name: 'Sections to print on their own' });
  expect(within(folders).getByRole('link', { name: 'Keys' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Contents' })).not.toBeInTheDocument();
});
