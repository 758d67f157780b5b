import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteFrame } from '../../src/data/siteFrame';
import { Footer } from '../../src/layout/Footer';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';
import type { SiteFrame } from '../../src/model/config/siteFrame';
import { openableDialogs } from '../support/dialog';

const docs = { label: 'Docs', href: '/docs' };
const blog = { label: 'Blog', href: 'https://hex.tech/blog/' };

/** The footer of a site with these settings. */
function draw(settings: Partial<SiteFrame['footer']> = {}) {
  render(
    <ShortcutsProvider>
      <Footer footer={{ style: 'light', columns: [], copyright: 'Copyright', ...settings }} />
    </ShortcutsProvider>,
  );
  return screen.getByRole('contentinfo');
}

/** The links of an element: text and address. */
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test('by default it is the configured footer: copyright and one flat list', () => {
  render(
    <ShortcutsProvider>
      <Footer />
    </ShortcutsProvider>,
  );

  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(siteFrame.footer.copyright);
  expect(linksOf(footer)).toEqual(
    siteFrame.footer.columns[0]?.items.map(({ label, href }) => [label, href]),
  );
  expect(within(footer).getAllByRole('list')).toHaveLength(1);
});

test('each titled column is a list of that name with a visible title', () => {
  const footer = draw({
    columns: [
      { title: 'Learn', items: [docs] },
      { title: 'Company', items: [blog] },
    ],
  });

  expect(within(footer).getAllByRole('list')).toHaveLength(2);
  expect(linksOf(screen.getByRole('list', { name: 'Learn' }))).toEqual([['Docs', '/docs']]);
  expect(linksOf(screen.getByRole('list', { name: 'Company' }))).toEqual([
    ['Blog', 'https://hex.tech/blog/'],
  ]);
  expect(screen.getByText('Learn')).toBeVisible();
});

test('a single column is shown, and screen readers hear its title only as the name of its list', () => {
  draw({ columns: [{ title: 'Learn', items: [docs] }] });

  expect(linksOf(screen.getByRole('list', { name: 'Learn' }))).toEqual([['Docs', '/docs']]);
  expect(screen.getByText('Learn')).toHaveAttribute('aria-hidden', 'true');
});

test('columns add no headings to the page', () => {
  draw({ columns: [{ title: 'Learn', items: [docs] }] });

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each([[[]], [[{ items: [] }]]])('a footer without links has no list: %j', (columns) => {
  expect(within(draw({ columns })).queryByRole('list')).not.toBeInTheDocument();
});

test('the logo is shown if there is one', async () => {
  draw({ logo: { src: '/logo.svg', alt: 'Hex' } });

  expect(await screen.findByRole('img', { name: 'Hex' })).toBeVisible();
});

test.each([
  ['light', '/logo.svg'],
  ['dark', '/logo-dark.svg'],
] as const)('a %s footer shows the logo %s', async (style, src) => {
  draw({ style, logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: 'Hex' } });

  expect(await screen.findByRole('img', { name: 'Hex' })).toHaveAttribute('src', src);
});

test.each([
  ['light', 'light', 'rgba(0, 0, 0, 0)'],
  ['light', 'dark', 'rgba(0, 0, 0, 0)'],
  ['dark', 'light', 'var(--color-ink)'],
  ['dark', 'dark', 'var(--color-sunken)'],
] as const)('the %s footer in %s mode has the background %s', (style, mode, ground) => {
  document.documentElement.dataset.theme = mode;

  expect(getComputedStyle(draw({ style })).background).toBe(ground);
});

test('its last control opens the list of shortcuts', async () => {
  openableDialogs();
  const footer = draw({ columns: [{ items: [docs] }] });
  const controls = footer.querySelectorAll<HTMLElement>('a, button');
  expect(controls[controls.length - 1]).toHaveAccessibleName('Reading and shortcuts');

  await userEvent.click(within(footer).getByRole('button', { name: 'Reading and shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Reading and shortcuts' })).toBeInTheDocument();
});
