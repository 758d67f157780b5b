import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from '../../../src/ui/disclosure/Dropdown';

function draw() {
  render(
    <Dropdown label="More" align="left" current={false}>
      <li>
        <a href="#blog">Blog</a>
      </li>
      <li>Elsewhere</li>
    </Dropdown>,
  );
  return screen.getByRole('button', { name: 'More' });
}

const blog = () => screen.queryByRole('link', { name: 'Blog' });

test('where scripts run, the focus alone does not show the list', () => {
  draw().focus();

  expect(blog()).not.toBeInTheDocument();
});

test('it stays open when the reader changes to another window and when they click on its text', async () => {
  const button = draw();
  await userEvent.click(button);
  fireEvent.blur(button, { relatedTarget: null });
  expect(blog()).toBeVisible();

  await userEvent.click(screen.getByText('Elsewhere'));
  expect(blog()).toBeVisible();
});

test('a list beyond the edge of the window is shifted into it as it opens', async () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  const edges = new DOMRect(300, 0, 160, 90);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(edges);
  await userEvent.click(draw());

  expect(screen.getByRole('list')).toHaveStyle({ translate: '-68px' });
  jest.restoreAllMocks();
});
