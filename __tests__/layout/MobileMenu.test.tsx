import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNavigation } from '../../src/data/loadNavigation';
import { MobileMenu } from '../../src/layout/MobileMenu';
import type { PageFrame } from '../../src/model/navigation/pageFrame';
import { revealWithin } from '../../src/ui/scrolling/revealWithin';
import { openableDialogs } from '../support/dialog';
import { pageIn, siteWith } from './support/navbarSite';
import { narrowScreen } from '../support/screenWidth';

jest.mock('../../src/data/loadNavigation');
jest.mock('../../src/ui/scrolling/revealWithin');

const page = (name: string) => ({ title: name, path: `/docs/${name}`, description: '' });
const frame = pageIn('docs', { branch: [{ ...page('api'), children: [] }] });
const whole = [{ ...page('api'), children: [page('tokens')] }];
const onClose = jest.fn();

/** Opens the menu on the page `/docs/api`; resolves when the rest of the sidebar has loaded. */
function open(place: PageFrame | undefined = frame) {
  const menu = <MobileMenu path="/docs/api" frame={place} site={siteWith({})} onClose={onClose} />;
  return act(() => Promise.resolve(render(menu)));
}

const back = () => screen.getByRole('button', { name: '← Back to main menu' });

beforeEach(() => {
  openableDialogs();
  narrowScreen();
  onClose.mockReset();
  jest.mocked(revealWithin).mockReset();
  jest.mocked(loadNavigation).mockResolvedValue({ docs: whole });
});

test('the menu is a dialog', async () => {
  await open();

  expect(screen.getByRole('dialog', { name: 'Navigation' })).toHaveAttribute('open');
  expect(onClose).not.toHaveBeenCalled();
});

test("the section's pages come first, expanded to the current page, and the rest is fetched", async () => {
  await open();

  const section = screen.getByRole('navigation', { name: 'Docs sidebar' });
  expect(within(section).getByRole('link', { current: 'page' })).toHaveTextContent('api');
  expect(within(section).getByRole('link', { name: 'tokens' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('one button leads to the main menu and back, and keeps the focus', async () => {
  await open();
  await userEvent.click(back());
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();

  const toSection = screen.getByRole('button', { name: 'Docs menu →' });
  expect(toSection).toHaveFocus();
  await userEvent.click(toSection);
  expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeInTheDocument();
  expect(back()).toHaveFocus();
});

test('in tutorials, the button back is named after them', async () => {
  await open(pageIn('tutorials'));
  expect(screen.getByRole('navigation', { name: 'Tutorials sidebar' })).toBeInTheDocument();

  await userEvent.click(back());
  expect(screen.getByRole('button', { name: 'Tutorials menu →' })).toBeInTheDocument();
});

test('the menu has the brand, which links to the home page', async () => {
  await open();

  expect(screen.getByRole('link', { name: 'Hex' })).toHaveAttribute('href', '/');
});

test('a page outside docs and tutorials has only the main menu', () => {
  render(<MobileMenu path="/changelog" site={siteWith({})} onClose={onClose} />);

  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  const buttons = screen.getAllByRole('button').map((button) => button.ariaLabel);
  expect(buttons).toEqual(['Close navigation bar']);
});

test("the current page is scrolled into view in the section's pages, again on the way back to them", async () => {
  await open();
  const shown = () =>
    jest.mocked(revealWithin).mock.calls.map(([box, mark]) => [box, mark.textContent]);
  const inMenu = [screen.getByRole('dialog'), 'api'];
  expect(shown()).toEqual([inMenu]);

  await userEvent.click(back());
  expect(shown()).toEqual([inMenu]);
  await userEvent.click(screen.getByRole('button', { name: 'Docs menu →' }));
  expect(shown()).toEqual([inMenu, inMenu]);
});
