import { render, screen, within } from '@testing-library/react';
import { RelatedPages } from '../../src/layout/RelatedPages';

test('related pages are cards below a heading', () => {
  render(
    <RelatedPages
      pages={[{ title: 'Roles', path: '/docs/roles', description: 'What each role may do.' }]}
    />,
  );

  const region = screen.getByRole('region', { name: 'Related pages' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Related pages');
  expect(within(region).getByRole('listitem')).toHaveTextContent('RolesWhat each role may do.');
  expect(within(region).getByRole('link', { name: 'Roles' })).toHaveAttribute(
    'href',
    '/docs/roles',
  );
});

test('a page without related pages has no heading for them', () => {
  const { container } = render(<RelatedPages pages={[]} />);

  expect(container).toBeEmptyDOMElement();
});
