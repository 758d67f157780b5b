import { render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import PrintPage from '../../src/templates/PrintPage';

type Props = ComponentProps<typeof PrintPage>;

test('a section in one page says so in its title, and stays out of search engines', async () => {
  const pageContext = {
    title: 'Runs',
    section: 'Docs',
    index: '/docs/runs',
    parts: [],
    folders: [],
  };
  const props = { data: { learnPagesById: [] }, pageContext };
  render(<PrintPage {...(props as unknown as Props)} />);

  await waitFor(() => expect(document.title).toBe('Print: Runs · Docs · Learn'));
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
