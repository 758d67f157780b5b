import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from 'gatsby';
import SearchPage from '../../src/pages/search';
import { loadClient } from '../../src/search/loadClient';
import { fakeClient, hit } from '../search/page/fakeClient';
import { told } from '../search/page/resultsOf';

jest.mock('../../src/search/loadClient');
const { client } = fakeClient({
  sql: [hit({ page: 'SQL cells' })],
  roles: [hit({ page: 'Roles' })],
});
beforeEach(() => jest.mocked(loadClient).mockResolvedValue(client));

function open(address: string) {
  window.history.replaceState(null, '', address);
  // The page uses none of Gatsby's other props.
  const props = { location: window.location } as PageProps;
  return render(<SearchPage {...props} />);
}

const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

test("without a query the page's title is Search", async () => {
  open('/search');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
  await titled('Search · Learn');
});

test('the title follows the query, also after Back', async () => {
  open('/search?q=sql');
  await titled('sql · Search · Learn');
  const field = screen.getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'roles{Enter}');
  await told('1 result for “roles”');
  await titled('roles · Search · Learn');
  act(() => window.history.back());

  await titled('sql · Search · Learn');
  await told('1 result for “sql”');
  expect(field).toHaveValue('sql');
});

test('search engines may index the page, but not its results', async () => {
  const { unmount } = open('/search');
  await waitFor(() => expect(document.querySelector('link[rel="canonical"]')).not.toBeNull());
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
  unmount();

  open('/search?q=sql');
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
  );
});

test('markup in the query is plain text in the title, too', async () => {
  open('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E');

  await titled('<script>alert(1)</script> · Search · Learn');
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
