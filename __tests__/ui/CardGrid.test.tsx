import { render, screen } from '@testing-library/react';
import { CardGrid, LinkCard } from '../../src/ui/CardGrid';

test("cards are a list, and each card's title is the name of its link", () => {
  render(
    <CardGrid>
      <LinkCard title="Query mode" href="/docs/query-mode">
        How a query runs.
      </LinkCard>
      <LinkCard title="Roles" href="/docs/roles" />
    </CardGrid>,
  );

  const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards).toEqual(['Query modeHow a query runs.', 'Roles']);
  expect(screen.getByRole('link', { name: 'Query mode' })).toHaveAttribute(
    'href',
    '/docs/query-mode',
  );
  expect(screen.getByRole('link', { name: 'Roles' })).toHaveAttribute('href', '/docs/roles');
});
