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

/** The styles of what was drawn. */
const stylesText = () =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

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

test.each([
  [undefined, '12px'],
  [true, '34px'],
  [false, '34px'],
])('the name keeps free what the arrow of a category (open: %p) needs: %s', (open, free) => {
  draw(open);

  expect(getComputedStyle(screen.getByRole('link')).paddingRight).toBe(free);
});

test.each(['light', 'dark'] as const)(
  'in the %s mode the ground below the pointer is seen',
  (mode) => {
    draw();
    const [, token] = /:hover\s*{[^}]*background: ?var\(--color-(\w+)\)/.exec(stylesText())!;
    const ground = palettes[mode][token as ColorName];

    expect(contrast(ground, palettes[mode].paper)).toBeGreaterThan(1.2);
    expect(contrast(palettes[mode].ink, ground)).toBeGreaterThan(7);
  },
);
