import { render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import HomePage from '../../src/pages/index';
import frame from '../support/siteFrame';
import { searchable } from '../support/searchable';

type Props = ComponentProps<typeof HomePage>;

afterEach(() => jest.restoreAllMocks());

/** The home page with changelog entries of these addresses. */
function draw(nodes: readonly object[]) {
  const props = { data: { allChangelogEntry: { nodes } } } as unknown as Props;
  render(searchable(<HomePage {...props} />));
}

test.each([
  ['Learn', 'Learn Hex'],
  ['Study', 'Study Hex'],
])('a site called %s has the title "%s"', async (title, name) => {
  jest.replaceProperty(frame, 'title', title);
  draw([]);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  const description = () => document.head.querySelector('meta[name="description"]');
  await waitFor(() =>
    expect(description()).toHaveAttribute(
      'content',
      expect.stringMatching(`^${name}: documentation `),
    ),
  );
});

test('the three latest entries are shown, and the tenth of a day is newer than the second', () => {
  const nodes = ['-9', '-2', '-11', '-10', ''].map((suffix) => ({
    path: `/changelog/2025-10-29${suffix}`,
    title: `Entry${suffix}`,
    date: '2025-10-29',
    description: 'What is new.',
  }));
  draw(nodes);

  const latest = within(screen.getByRole('region', { name: 'Latest changes' }));
  const links = latest.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Entry-11', 'Entry-10', 'Entry-9', 'All changes']);
});
