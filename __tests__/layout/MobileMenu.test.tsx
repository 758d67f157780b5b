import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteConfig } from '../../site.config';
import { loadNavigation } from '../../src/data/loadNavigation';
import { MobileMenu } from '../../src/layout/MobileMenu';
import type { PageFrame } from '../../src/model/pageFrame';
import { openableDialogs } from '../support/dialog';
import { narrowScreen } from '../support/screenWidth';

jest.mock('../../src/data/loadNavigation');

const page = (name: string) => ({ title: name, path: `/docs/${name}`, description: '' });
const frame: PageFrame = {
  sidebar: 'docs',
  branch: [{ ...page('api'), children: [] }],
  trail: [],
  previous: null,
  next: null,
};
const whole = [{ ...page('api'), children: [page('tokens')] }];
const onClose = jest.fn();

/** The menu, open on the page `/docs/api`; it resolves when the rest of the sidebar has come. */
function open(place: PageFrame | undefined = frame) {
  const view = render(<MobileMenu path="/docs/api" frame={place} onClose={onClose} />);
  return act(() => Promise.resolve(view));
}

const back = () => screen.getByRole('button', { name: '← Back to main menu' });
let widen: () => void;

beforeEach(() => {
  openableDialogs();
  widen = narrowScreen();
  onClose.mockReset();
  jest.mocked(loadNavigation).mockResolvedValue({ docs: whole });
});

test('the menu is a dialog of its own', async () => {
  await open();

  expect(screen.getByRole('dialog', { name: 'Navigation' })).toHaveAttribute('open');
  expect(onClose).not.toHaveBeenCalled();
});

test("the section's pages come first, unfolded to the page, and the rest is fetched", async () => {
  await open();

  const section = screen.getByRole('navigation', { name: 'Docs sidebar' });
  expect(within(section).getByRole('link', { current: 'page' })).toHaveTextContent('api');
  expect(within(section).getByRole('link', { name: 'tokens' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('behind them is the main menu, from where the way leads back', async () => {
  await open();
  await userEvent.click(back());

  const main = screen.getByRole('navigation', { name: 'Main' });
  const links = within(main).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(
    siteConfig.navbar.items.map(({ label }) => label),
  );
  expect(within(main).getByRole('link', { current: true })).toHaveTextContent('API');

  await userEvent.click(screen.getByRole('button', { name: 'Docs menu →' }));
  expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeInTheDocument();
});

test('in the tutorials the way back bears their name', async () => {
  await open({ ...frame, sidebar: 'tutorials' });
  expect(screen.getByRole('navigation', { name: 'Tutorials sidebar' })).toBeInTheDocument();

  await userEvent.click(back());
  expect(screen.getByRole('button', { name: 'Tutorials menu →' })).toBeInTheDocument();
});

test('a page outside docs and tutorials has the main menu only', () => {
  render(<MobileMenu path="/changelog" onClose={onClose} />);

  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  const buttons = screen.getAllByRole('button').map((button) => button.ariaLabel);
  expect(buttons).toEqual(['Close navigation bar']);
});

test('the close button closes the menu', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close navigation bar' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the menu closes when the page changes', async () => {
  const { rerender } = await open();
  rerender(<MobileMenu path="/docs/tokens" frame={frame} onClose={onClose} />);

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the menu closes when the screen grows wide enough for the sidebars', async () => {
  await open();
  act(widen);

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a menu that is gone does not ask to be closed', async () => {
  const { unmount } = await open();
  unmount();
  widen();

  expect(onClose).not.toHaveBeenCalled();
});
