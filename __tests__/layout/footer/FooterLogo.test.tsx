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
])('of two pictures, %s mode in a %s footer shows %s', (mode, ground, src) => {
  modeIs(mode);
  render(
    <footer data-ground={ground}>
      <FooterLogo {...logo} srcDark="/logo-dark.svg" />
    </footer>,
  );

  expect(shown()).toBe(src);
});

test.each(['light', 'dark'])('a single picture is also shown in %s mode', (mode) => {
  modeIs(mode);
  render(<FooterLogo {...logo} />);

  expect(shown()).toBe('/logo.svg');
});

test('space for the picture is reserved before it loads', () => {
  render(<FooterLogo {...logo} width={90} height={30} />);

  expect(screen.getByRole('img')).toHaveAttribute('width', '90');
  expect(screen.getByRole('img')).toHaveAttribute('height', '30');
});

test('it links to the configured address, if there is one', () => {
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
])('with a path prefix, the picture %s is loaded from %s', (src, address) => {
  site.__PATH_PREFIX__ = '/learn';
  render(<FooterLogo {...logo} src={src} />);

  expect(shown()).toBe(address);
});
