import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeChange } from '../../src/data/routeChange';
import { Navbar } from '../../src/layout/Navbar';
import type { NavbarEntry, SiteFrame } from '../../src/model/config/siteFrame';
import { openableDialogs } from '../support/dialog';
import { link, pageIn, siteWith } from './support/navbarSite';
import { narrowScreen } from '../support/screenWidth';
import { searchable } from '../support/searchable';

/** The bar with a page after it: until something follows the bar, its right end is hidden. */
function draw(path: string, site: Partial<SiteFrame> = {}) {
  const frame = path.startsWith('/docs') ? pageIn('docs') : undefined;
  return render(
    searchable(
      <>
        <Navbar path={path} frame={frame} site={siteWith(site)} />
        <main />
      </>,
    ),
  );
}

// It is hidden on wide screens, and jsdom ignores media queries, so it has no role here.
const toggle = () => screen.getByLabelText('Toggle navigation bar');
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const search: NavbarEntry = { kind: 'search', position: 'left' };

async function openMenu() {
  openableDialogs();
  narrowScreen();
  draw('/changelog');
  await userEvent.click(toggle());
  return screen.findByRole('dialog');
}

test('the brand links to the home page', () => {
  draw('/docs');

  expect(screen.getByRole('link', { name: 'Hex' })).toHaveAttribute('href', '/');
});

test('the landmark Main contains the left entries; the right ones are outside it', () => {
  draw('/docs');

  const labels = main()
    .getAllByRole('link')
    .map((item) => item.textContent);
  expect(labels).toEqual(['Learn', 'Docs', 'Tutorials', 'Changelog', 'API']);
  expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute(
    'href',
    'https://app.hex.tech/signup',
  );
});

test.each([
  ['/', ['Learn']],
  ['/docs/explore-data', ['Docs']],
  ['/docs/api/api-overview', ['API']],
  ['/tutorials/quickstart/hex-basics', ['Tutorials']],
  ['/search', []],
])('on %s the current entries are %j', (path, labels) => {
  draw(path);

  const current = screen.queryAllByRole('link', { current: true });
  expect(current.map((item) => item.textContent)).toEqual(labels);
});

test.each(['left', 'right'] as const)(
  'the links of a dropdown at the %s end work',
  async (position) => {
    const dropdown = { kind: 'dropdown', label: 'More', position, items: [link('Blog', '/blog')] };
    draw('/', { navbar: [dropdown as NavbarEntry] });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));

    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(main().queryAllByRole('button')).toHaveLength(position === 'left' ? 1 : 0);
  },
);

test('every page but the home page has a search, even if the owner placed none', () => {
  const { unmount } = draw('/docs');
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button.closest('form')).toHaveAttribute('action', '/search');
  expect(main().queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  unmount();

  draw('/');
  expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
});

test('a search that the owner placed is shown on the home page, too', () => {
  draw('/', { navbar: [search] });

  expect(main().getByRole('button', { name: 'Search' })).toBeVisible();
});

test('the colour mode can be switched unless the owner disables that', () => {
  const name = 'Switch between dark and light mode (currently light mode)';
  const { unmount } = draw('/');
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
  unmount();

  const rules = { defaultMode: 'light', respectPrefersColorScheme: false } as const;
  draw('/', { colorMode: { ...rules, disableSwitch: true } });
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the menu is closed at first', () => {
  draw('/');

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

test('a menu that loads after the reader has left the page is not shown on the next one', async () => {
  openableDialogs();
  narrowScreen();
  draw('/changelog');
  fireEvent.click(toggle());
  act(routeChange.start);
  await act(() => new Promise((done) => setTimeout(done, 50)));

  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('Escape cancels a menu that is loading', async () => {
  openableDialogs();
  narrowScreen();
  draw('/changelog');
  fireEvent.click(toggle());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await act(() => new Promise((done) => setTimeout(done, 50)));

  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});
