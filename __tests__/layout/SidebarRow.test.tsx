import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidebarRow } from '../../src/layout/SidebarRow';

const setOpen = jest.fn<void, [string, boolean]>();
const draw = (open?: boolean, current = false) =>
  render(
    <SidebarRow title="Cells" path="/docs/cells" current={current} open={open} setOpen={setOpen} />,
  );

test('a page is a link and nothing else', () => {
  draw();

  expect(screen.getByRole('link', { name: 'Cells' })).toHaveAttribute('href', '/docs/cells');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [true, 'page'],
  [false, null],
])('a page that is read (%p) is current: %p', (current, mark) => {
  draw(undefined, current);

  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(mark);
});

test.each([true, false])('the button of a category tells whether it is open: %p', (open) => {
  draw(open);

  expect(screen.getByRole('button', { name: 'Cells', expanded: open })).toBeInTheDocument();
});

test.each([true, false])('pressing it asks for the opposite of open %p', async (open) => {
  setOpen.mockReset();
  draw(open);
  await userEvent.click(screen.getByRole('button', { name: 'Cells' }));

  expect(setOpen.mock.calls).toEqual([['/docs/cells', !open]]);
});
