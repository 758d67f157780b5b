import { render, screen } from '@testing-library/react';
import { Sections } from '../../../src/search/page/Sections';

test('the sections lead to every part of the site', () => {
  render(<Sections />);

  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Documentation', '/docs'],
    ['Tutorials', '/tutorials'],
    ['Changelog', '/changelog'],
  ]);
});
