import { render, screen } from '@testing-library/react';
import { SmartLink } from '../../../src/ui/links/SmartLink';

const site = globalThis as unknown as { __PATH_PREFIX__: string };

afterEach(() => {
  site.__PATH_PREFIX__ = '';
});

test('with a path prefix, internal links include it', () => {
  site.__PATH_PREFIX__ = '/learn';
  render(<SmartLink href="/docs/api">Go</SmartLink>);

  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/learn/docs/api');
});

test.each([
  'https://app.hex.tech/signup',
  '//app.hex.tech/signup',
  'mailto:support@hex.tech',
  '#roles',
])('%s does not get the prefix', (href) => {
  site.__PATH_PREFIX__ = '/learn';
  render(<SmartLink href={href}>Go</SmartLink>);

  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href);
});

test('a link keeps its other props', () => {
  render(
    <SmartLink href="/docs" aria-current="true" title="Docs">
      Go
    </SmartLink>,
  );

  expect(screen.getByRole('link', { name: 'Go', current: true })).toHaveAttribute('title', 'Docs');
});
