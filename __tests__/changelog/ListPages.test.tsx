import { render, screen } from '@testing-library/react';
import { ListPages } from '../../src/changelog/ListPages';

test.each([
  [1, [['Older entries →', '/changelog/page/2']]],
  [
    2,
    [
      ['← Newer entries', '/changelog'],
      ['Older entries →', '/changelog/page/3'],
    ],
  ],
  [
    3,
    [
      ['← Newer entries', '/changelog/page/2'],
      ['Older entries →', '/changelog/page/4'],
    ],
  ],
  [4, [['← Newer entries', '/changelog/page/3']]],
])('page %i of 4 links to %j', (page, ways) => {
  render(<ListPages page={page} pageCount={4} />);

  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways);
  expect(
    screen.getByRole('navigation', { name: 'Changelog list page navigation' }),
  ).toHaveTextContent(`Page ${page} of 4`);
});

test('a list of one page has no links', () => {
  render(<ListPages page={1} pageCount={1} />);

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
