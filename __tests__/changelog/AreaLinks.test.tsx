import { render, screen, within } from '@testing-library/react';
import { AreaLinks } from '../../src/changelog/AreaLinks';

test('the areas are listed with the numbers of their entries, and the current one is marked', () => {
  const areas = [
    { area: 'SQL', count: 12 },
    { area: 'apps', count: 3 },
  ] as const;
  render(<AreaLinks areas={areas} here="apps" />);

  const links = within(screen.getByRole('navigation', { name: 'Areas' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['SQL12', '/changelog/tags/sql'],
    ['apps3', '/changelog/tags/apps'],
  ]);
  expect(links.map((link) => link.ariaCurrent)).toEqual([null, 'page']);
});
