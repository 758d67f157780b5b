import { render, screen } from '@testing-library/react';
import { Crumbs } from '../../../src/ui/links/Crumbs';

test('the trail starts at the root, in order', () => {
  render(
    <Crumbs
      trail={[
        { title: 'Docs', path: '/docs' },
        { title: 'Explore data', path: '/docs/explore-data' },
      ]}
    />,
  );

  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Docs', '/docs'],
    ['Explore data', '/docs/explore-data'],
  ]);
});

test('its steps have separators, even in browsers without alternative text for content', () => {
  render(<Crumbs trail={[{ title: 'Docs', path: '/docs' }]} />);

  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(styles.join()).toMatch(/content: ?'\/'; ?content: ?'\/' ?\/ ?'';/);
});

test('a page at the root has no trail', () => {
  const { container } = render(<Crumbs trail={[]} />);

  expect(container).toBeEmptyDOMElement();
});
