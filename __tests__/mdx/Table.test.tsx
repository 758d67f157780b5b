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

test('a table keeps its header cells and data cells', () => {
  render(<Table>{rows}</Table>);

  const table = screen.getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'region' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: 'North' })).toBeInTheDocument();
});

test('a table with a label is called by it', () => {
  render(<Table label="Grants">{rows}</Table>);

  expect(screen.getByRole('table', { name: 'Grants' })).toBeInTheDocument();
});

test('the output of a query has the title Result', () => {
  const { container } = render(<Result>{rows}</Result>);

  expect(container).toHaveTextContent(/^ResultregionNorth$/);
  expect(screen.getByRole('table')).not.toHaveTextContent('Result');
});
