import { render, screen, within } from '@testing-library/react';
import { FileTree } from '../../src/mdx/FileTree';
import { resize, unwatchedSizes, watchedSizes } from '../support/resize';

afterEach(unwatchedSizes);

test('folders contain their files as a nested list', () => {
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

test('names that are too long can be scrolled to with the keyboard', () => {
  watchedSizes();
  render(<FileTree>a-very-long-name.csv</FileTree>);
  resize({ content: 900, frame: 320 });

  expect(screen.getByRole('group', { name: 'Files' })).toHaveAttribute('tabindex', '0');
});
