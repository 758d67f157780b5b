import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from '../../src/layout/MobileMenu';
import { openableDialogs } from '../support/dialog';
import { followedLinks } from './support/followedLinks';
import { siteWith } from './support/navbarSite';
import { narrowScreen } from '../support/screenWidth';

const followed = followedLinks();
const onClose = jest.fn();
let widen: () => void;

const menuOn = (path: string) => <MobileMenu path={path} site={siteWith({})} onClose={onClose} />;
const dialog = () => screen.getByRole('dialog', { hidden: true });

beforeEach(() => {
  openableDialogs();
  widen = narrowScreen();
  onClose.mockReset();
});

test('the close button closes the menu', async () => {
  render(menuOn('/changelog'));
  await userEvent.click(screen.getByRole('button', { name: 'Close navigation bar' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['Docs', 'Changelog'])(
  'following the link %s closes the menu, even on the linked page itself',
  async (name) => {
    render(menuOn('/changelog'));
    const link = screen.getByRole('link', { name });
    await userEvent.click(link);

    expect(followed.at(-1)).toBe(link.getAttribute('href'));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('opening a link in a new tab leaves the menu open', () => {
  render(menuOn('/changelog'));
  fireEvent.click(screen.getByRole('link', { name: 'Docs' }), { ctrlKey: true });

  expect(onClose).not.toHaveBeenCalled();
});

test('a click outside the menu closes it, one inside does not', () => {
  render(menuOn('/changelog'));
  jest.spyOn(dialog(), 'offsetWidth', 'get').mockReturnValue(330);
  fireEvent.click(dialog(), { clientX: 20 });
  fireEvent.click(screen.getByRole('navigation'), { clientX: 360 });
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(dialog(), { clientX: 360 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a drag from the menu to the page does not close it, a click afterwards does', async () => {
  render(menuOn('/changelog'));
  jest.spyOn(dialog(), 'offsetWidth', 'get').mockReturnValue(330);
  const beside = { target: dialog(), coords: { clientX: 360 } };
  const drag = (from: Element) =>
    userEvent.pointer([
      { keys: '[MouseLeft>]', target: from, coords: { clientX: 20 } },
      beside,
      { keys: '[/MouseLeft]', ...beside },
    ]);
  await drag(screen.getByRole('navigation'));
  await drag(dialog());
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.pointer({ keys: '[MouseLeft]', ...beside });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Back closes the menu, even if only the hash changes', () => {
  render(menuOn('/changelog'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the menu closes when the screen grows wide enough for the sidebars', () => {
  render(menuOn('/changelog'));
  act(widen);

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the focus then moves to the first link of the bar, since the button of the menu is gone', () => {
  render(
    <header>
      <a href="/">Hex</a>
      {menuOn('/changelog')}
    </header>,
  );
  act(widen);

  expect(screen.getAllByRole('link', { name: 'Hex' })[0]).toHaveFocus();
});

test('the menu does not stay on a screen that grew wide while it was loading', () => {
  widen();
  render(menuOn('/changelog'));

  expect(dialog()).not.toHaveAttribute('open');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a menu that has unmounted does not ask to be closed', () => {
  const { unmount } = render(menuOn('/changelog'));
  unmount();
  widen();
  window.dispatchEvent(new PopStateEvent('popstate'));

  expect(onClose).not.toHaveBeenCalled();
});
