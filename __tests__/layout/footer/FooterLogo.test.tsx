import { render, screen } from '@testing-library/react';
import { FooterLogo } from '../../../src/layout/footer/FooterLogo';

const site = globalThis as unknown as { __PATH_PREFIX__: string };
const logo = { src: '/logo.svg', alt: 'Hex' };
const shown = () => screen.getByRole('img', { name: 'Hex' }).getAttribute('src');

function modeIs(mode?: string) {
  delete document.documentElement.dataset.theme;
  if (mode) document.documentElement.dataset.theme = mode;
}

afterEach(() => {
  site.__PATH_PREFIX__ = '';
});

test.each([
  ['light', 'light', '/logo.svg'],
  ['dark', 'light', '/logo-dark.svg'],
  [undefined, 'light', '/logo.svg'],
  ['light', 'dark', '/logo-dark.svg'],
  ['dark', 'dark', '/logo-dark.svg'],
])('of two pictures the %s mode shows, in a %s footer, %s', (mode, ground, src) => {
  modeIs(mode);
  render(
    <footer data-ground={ground}>
      <FooterLogo {...logo} srcDark="/logo-dark.svg" />
    </footer>,
  );

  expect(shown()).toBe(src);
});

test.each(['light', 'dark'])('a single picture is shown in the %s mode too', (mode) => {
  modeIs(mode);
  render(<FooterLogo {...logo} />);

  expect(shown()).toBe('/logo.svg');
});

test('the place of the picture is kept before it comes', () => {
  render(<FooterLogo {...logo} width={90} height={30} />);

  expect(screen.getByRole('img')).toHaveAttribute('width', '90');
  expect(screen.getByRole('img')).toHaveAttribute('height', '30');
});

test('it leads where the owner wants, or nowhere', () => {
  const { rerender } = render(<FooterLogo {...logo} href="https://hex.tech" />);
  expect(screen.getByRole('link', { name: 'Hex' })).toHaveAttribute('href', 'https://hex.tech');

  rerender(<FooterLogo {...logo} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['/logo.svg', '/learn/logo.svg'],
  ['//cdn.example.com/logo.svg', '//cdn.example.com/logo.svg'],
  ['https://cdn.example.com/logo.svg', 'https://cdn.example.com/logo.svg'],
  ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
])('on a site below a path the picture %s comes from %s', (src, address) => {
  site.__PATH_PREFIX__ = '/learn';
  render(<FooterLogo {...logo} src={src} />);

  expect(shown()).toBe(address);
});
