import { render, screen, within } from '@testing-library/react';
import { Card, Cards } from '../../src/mdx/Cards';

test('cards are a list of ways on, each with its sentence', () => {
  render(
    <Cards>
      <Card title="Connect to Postgres" href="/docs/connect-to-postgres">
        Grants and network.
      </Card>
      <Card title="Vendor" href="https://www.postgresql.org/docs/" />
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
