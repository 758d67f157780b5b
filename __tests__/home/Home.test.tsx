import { render, screen, within } from '@testing-library/react';
import { Home } from '../../src/home/Home';
import { searchable } from '../support/searchable';

function draw() {
  render(
    searchable(
      <Home
        name="Study Acme"
        tagline="Documentation, tutorials and changelog"
        ways={[{ label: 'Start with Hex', to: '/docs/start', text: 'On the demo data.' }]}
        popular={[{ label: 'What is Hex?', to: '/docs/what-is-hex' }]}
        latest={[
          {
            path: '/changelog/2025-10-29',
            title: 'Run history',
            date: '2025-10-29',
            description: 'Every run is kept.',
          },
        ]}
      />,
    ),
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the home page says what the site is for and offers a search', () => {
  draw();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Study Acme');
  expect(
    screen.getByText(
      'Documentation, tutorials and changelog, from your first query to a workspace that runs itself.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
});

test('the starting points are cards', () => {
  draw();

  const ways = region('Where do you want to begin?');
  expect(ways.getByRole('link', { name: 'Start with Hex' })).toHaveAttribute('href', '/docs/start');
  expect(ways.getByRole('listitem')).toHaveTextContent('Start with HexOn the demo data.');
});

test('popular pages are links', () => {
  draw();

  expect(region('Popular pages').getByRole('link', { name: 'What is Hex?' })).toHaveAttribute(
    'href',
    '/docs/what-is-hex',
  );
});

test('the latest changes have dates, and a link leads to all changes', () => {
  draw();

  const latest = region('Latest changes');
  expect(latest.getByText('October 29, 2025')).toHaveAttribute('datetime', '2025-10-29');
  expect(latest.getByRole('listitem')).toHaveTextContent('Run historyEvery run is kept.');
  const links = latest
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Run history', '/changelog/2025-10-29'],
    ['All changes', '/changelog'],
  ]);
});
