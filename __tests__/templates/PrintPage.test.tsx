import { render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import PrintPage from '../../src/templates/PrintPage';

type Props = ComponentProps<typeof PrintPage>;

const shown = (given: Partial<Props['pageContext']> = {}) => {
  const none = { parts: [], folders: [], onlineOnly: [] };
  const pageContext = { title: 'Runs', section: 'Docs', index: '/docs/runs', ...none, ...given };
  const props = { data: { learnPagesById: [] }, pageContext };
  render(<PrintPage {...(props as unknown as Props)} />);
};

const keys = { title: 'Keys', path: '/docs/runs/keys/print' };
const reference = { title: 'Reference', path: '/docs/runs/reference' };
const part = { id: 'a', path: '/docs/runs/a', title: 'A', depth: 0 };

test('a print page says so in its title and is not indexed by search engines', async () => {
  shown();

  await waitFor(() => expect(document.title).toBe('Print: Runs · Docs · Learn'));
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a page that cannot be printed is listed with a link', () => {
  shown({ parts: [part], onlineOnly: [reference] });

  const left = screen.getByRole('list', { name: 'Pages to read online only' });
  expect(within(left).getByRole('link', { name: 'Reference' })).toHaveAttribute(
    'href',
    '/docs/runs/reference',
  );
});

test('a section with only folders lists them and has nothing to print', () => {
  shown({ folders: [keys] });

  const folders = screen.getByRole('list', { name: 'Sections to print on their own' });
  expect(within(folders).getByRole('link', { name: 'Keys' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Contents' })).not.toBeInTheDocument();
});

test.each([
  [{ parts: [part] }, 'every page of this section on one, '],
  [{ parts: [part], folders: [keys] }, 'every page of this section outside its folders on one, '],
  [
    { parts: [part], onlineOnly: [reference] },
    'every page of this section that can be printed on one, ',
  ],
  [{ folders: [keys] }, 'the folders of this section, each to print or save on its own.'],
])('the description of %j matches the content', async (given, promised) => {
  shown(given);

  await waitFor(() =>
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining(`Runs: ${promised}`),
    ),
  );
});
