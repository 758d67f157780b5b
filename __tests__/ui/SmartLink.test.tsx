import { render, screen } from '@testing-library/react';
import { SmartLink } from '../../src/ui/SmartLink';

const site = globalThis as unknown as { __PATH_PREFIX__: string };

afterEach(() => {
  site.__PATH_PREFIX__ = '';
});

test('on a site below a path, its own links lead below it', () => {
  site.__PATH_PREFIX__ = '/learn';
  render(<SmartLink href="/docs/api">Go</SmartLink>);

  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/learn/docs/api');
});

test.each([
  'https://app.hex.tech/signup',
  '//app.hex.tech/signup',
  'mailto:support@hex.tech',
  '#roles',
])('%s stays as it is there', (href) => {
  site.__PATH_PREFIX__ = '/learn';
  render(<SmartLink href={href}>Go</SmartLink>);

  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href);
});

test('a link keeps what is said of it', () => {
  render(
    <SmartLink href="/docs" aria-current="true" title="Docs">
      Go
    </SmartLink>,
  );

  expect(screen.getByRole('link', { name: 'Go', current: true })).toHaveAttribute('title', 'Docs');
});
