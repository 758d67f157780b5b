import { render, screen, within } from '@testing-library/react';
import { Cards } from '../../src/mdx/Cards';
import { LinkCard } from '../../src/ui/CardGrid';

test('cards are a list of links, each with its sentence', () => {
  render(
    <Cards>
      <LinkCard title="Connect to Postgres" href="/docs/connect-to-postgres">
        Grants and network.
      </LinkCard>
      <LinkCard title="Vendor" href="https://www.postgresql.org/docs/" />
    </Cards>,
  );

  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Connect to Postgres' })).toHaveAttribute(
    'href',
    '/docs/connect-to-postgres',
  );
  expect(first).toHaveTextContent('Grants and network.');
  expect(within(second!).getByRole('link', { name: 'Vendor' })).toHaveAttribute(
    'href',
    'https://www.postgresql.org/docs/',
  );
});
