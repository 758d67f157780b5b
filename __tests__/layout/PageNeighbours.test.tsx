import { render, screen } from '@testing-library/react';
import { PageNeighbours } from '../../src/layout/PageNeighbours';

const before = { title: 'What is Hex?', path: '/docs/what-is-hex' };
const after = { title: 'Key concepts', path: '/docs/key-concepts' };

test('previous and next links have the titles and addresses of their pages', () => {
  render(<PageNeighbours label="Docs pages" previous={before} next={after} />);

  expect(screen.getByRole('navigation', { name: 'Docs pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous What is Hex?' })).toHaveAttribute(
    'href',
    before.path,
  );
  expect(screen.getByRole('link', { name: 'Next Key concepts' })).toHaveAttribute(
    'href',
    after.path,
  );
});

test.each([
  ['first', null, after, 'Next Key concepts'],
  ['last', before, null, 'Previous What is Hex?'],
])('the %s page has one such link', (_place, previous, next, name) => {
  render(<PageNeighbours label="Docs pages" previous={previous} next={next} />);

  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name })]);
});

test('a page without neighbours has no such landmark', () => {
  const { container } = render(<PageNeighbours label="Docs pages" previous={null} next={null} />);

  expect(container).toBeEmptyDOMElement();
});

test('browsers and other programs are told which page is which', () => {
  render(<PageNeighbours label="Docs pages" previous={before} next={after} />);

  const links = screen.getAllByRole('link').map((link) => link.getAttribute('rel'));
  expect(links).toEqual(['prev', 'next']);
});
