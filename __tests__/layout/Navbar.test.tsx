import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteConfig } from '../../site.config';
import { Navbar } from '../../src/layout/Navbar';
import { openableDialogs } from '../support/dialog';
import { narrowScreen } from '../support/screenWidth';

const { items, brand } = siteConfig.navbar;

// On wide screens it is hidden, and jsdom knows no media queries, so that it has no role here.
const toggle = () => screen.getByLabelText('Toggle navigation bar');

async function openMenu() {
  openableDialogs();
  narrowScreen();
  render(<Navbar path="/changelog" />);
  await userEvent.click(toggle());
  return screen.findByRole('dialog');
}

test('the brand leads home', () => {
  render(<Navbar path="/docs" />);

  expect(screen.getByRole('link', { name: brand.label })).toHaveAttribute('href', '/');
});

test('the landmark Main holds the items of the left end, the right end stands outside it', () => {
  render(<Navbar path="/docs" />);

  const main = screen.getByRole('navigation', { name: 'Main' });
  const labels = within(main)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(labels).toEqual(items.filter(({ position }) => position === 'left').map((i) => i.label));
  expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute(
    'href',
    `${siteConfig.appHost}/signup`,
  );
});

test.each([
  ['/', ['Learn']],
  ['/docs/explore-data', ['Docs']],
  ['/docs/api/api-overview', ['API']],
  ['/tutorials/quickstart/hex-basics', ['Tutorials']],
  ['/search', []],
])('on %s the current items are %j', (path, labels) => {
  render(<Navbar path={path} />);

  const current = screen.queryAllByRole('link', { current: true });
  expect(current.map((link) => link.textContent)).toEqual(labels);
});

test('the colour mode can be switched from every page', () => {
  render(<Navbar path="/" />);

  expect(
    screen.getByRole('button', {
      name: 'Switch between dark and light mode (currently light mode)',
    }),
  ).toBeInTheDocument();
});

test('the menu is closed until it is asked for', () => {
  render(<Navbar path="/" />);

  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

test('Toggle navigation bar opens the menu, and closing it leaves the page as it was', async () => {
  const menu = await openMenu();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');

  await userEvent.click(within(menu).getByRole('button', { name: 'Close navigation bar' }));
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});
