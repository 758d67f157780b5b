import { render, screen } from '@testing-library/react';
import { ApiEnum } from '../../src/mdx/ApiEnum';
import { resize, unwatchedSizes, watchedSizes } from '../support/resize';

afterEach(unwatchedSizes);

const body = (
  <tbody>
    <tr>
      <td>DESC</td>
    </tr>
  </tbody>
);

test('the values stand in a table', () => {
  render(<ApiEnum name="SortDirection">{body}</ApiEnum>);

  expect(screen.getByRole('table')).toHaveTextContent('DESC');
});

test('a frame that scrolls says whose values it shows', () => {
  watchedSizes();
  render(<ApiEnum name="SortDirection">{body}</ApiEnum>);
  resize({ content: 900, frame: 320 });

  expect(screen.getByRole('group', { name: 'Values of SortDirection' })).toBeInTheDocument();
});
