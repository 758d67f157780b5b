import { render, screen, within } from '@testing-library/react';
import { FileTree } from '../../src/mdx/FileTree';

test('folders hold their files as a nested list', () => {
  render(
    <FileTree>
      <ul>
        <li>
          project/
          <ul>
            <li>data.csv</li>
          </ul>
        </li>
      </ul>
    </FileTree>,
  );

  const [folder] = screen.getAllByRole('listitem');
  expect(folder).toHaveTextContent(/^project\//);
  expect(within(folder!).getByRole('listitem')).toHaveTextContent(/^data\.csv$/);
});
