import { render, screen, within } from '@testing-library/react';
import { Result, Table } from '../../src/mdx/Table';

const rows = [
  <thead key="head">
    <tr>
      <th>region</th>
    </tr>
  </thead>,
  <tbody key="body">
    <tr>
      <td>North</td>
    </tr>
  </tbody>,
];

test('a table keeps its heads and cells', () => {
  render(<Table>{rows}</Table>);

  const table = screen.getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'region' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: 'North' })).toBeInTheDocument();
});

test('what a query printed stands under the word Result', () => {
  const { container } = render(<Result>{rows}</Result>);

  expect(container).toHaveTextContent(/^ResultregionNorth$/);
  expect(screen.getByRole('table')).not.toHaveTextContent('Result');
});
