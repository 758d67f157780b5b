import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidebarRow } from '../../src/layout/SidebarRow';
import { palettes, type ColorName } from '../../src/theme/palettes';
import { contrast } from '../theme/support/contrast';

const setOpen = jest.fn<void, [string, boolean]>();
const draw = (open?: boolean, current = false) =>
  render(
    <SidebarRow title="Cells" path="/docs/cells" current={current} open={open} setOpen={setOpen} />,
  );

/** The styles of the rendered elements. */
const stylesText = () =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

test('a page is just a link', () => {
  draw();

  expect(screen.getByRole('link', { name: 'Cells' })).toHaveAttribute('href', '/docs/cells');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [true, 'page'],
  [false, null],
])('a row with current=%p has aria-current %p', (current, mark) => {
  draw(undefined, current);

  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(mark);
});

test.each([true, false])('the button of a category says whether it is open: %p', (open) => {
  draw(open);

  expect(screen.getByRole('button', { name: 'Cells', expanded: open })).toBeInTheDocument();
});

test.each([true, false])('clicking it toggles open=%p', async (open) => {
  setOpen.mockReset();
  draw(open);
  await userEvent.click(screen.getByRole('button', { name: 'Cells' }));

  expect(setOpen.mock.calls).toEqual([['/docs/cells', !open]]);
});

test.each([
  [undefined, '12px'],
  [true, '34px'],
  [false, '34px'],
])("the name leaves space for a category's arrow (open: %p): %s", (open, free) => {
  draw(open);

  expect(getComputedStyle(screen.getByRole('link')).paddingRight).toBe(free);
});

test.each(['light', 'dark'] as const)('in %s mode, the hover background is visible', (mode) => {
  draw();
  const [, token] = /:hover\s*{[^}]*background: ?var\(--color-(\w+)\)/.exec(stylesText())!;
  const ground = palettes[mode][token as ColorName];

  expect(contrast(ground, palettes[mode].paper)).toBeGreaterThan(1.2);
  expect(contrast(palettes[mode].ink, ground)).toBeGreaterThan(7);
});
