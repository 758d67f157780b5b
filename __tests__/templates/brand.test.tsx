import { render, waitFor } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import frame from 'site-frame';
import SearchPage from '../../src/pages/search';
import ChangelogArchivePage from '../../src/templates/ChangelogArchivePage';
import ChangelogAreaPage from '../../src/templates/ChangelogAreaPage';
import ChangelogListPage from '../../src/templates/ChangelogListPage';

afterEach(() => jest.restoreAllMocks());

const props = {
  data: { allChangelogEntry: { nodes: [] } },
  pageContext: { area: 'Charts', areas: [], page: 1, pageCount: 1 },
  location: { pathname: '/', search: '' },
} as unknown as PageProps;

test.each<[string, unknown, string]>([
  ['changelog', ChangelogListPage, 'What is new, improved and fixed in Acme, newest first'],
  ['archive', ChangelogArchivePage, 'Every entry of the Acme changelog by year'],
  ['area', ChangelogAreaPage, 'fixed in the area Charts of Acme, newest first: 0 entries'],
  ['search', SearchPage, 'the tutorials and the changelog of Acme.'],
])('the page of the %s names the configured brand', async (_name, page, sentence) => {
  jest.replaceProperty(frame, 'brand', { label: 'Acme', href: '/' });
  const Page = page as ComponentType<PageProps>;
  const { container } = render(<Page {...props} />);
  const described = () => document.head.querySelector('meta[name="description"]');

  await waitFor(() =>
    expect(described()).toHaveAttribute('content', expect.stringContaining(sentence)),
  );
  expect(container).not.toHaveTextContent('Hex');
});
