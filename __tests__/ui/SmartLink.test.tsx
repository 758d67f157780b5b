import { render, screen } from '@testing-library/react';
import { SmartLink } from '../../src/ui/SmartLink';

// Tells the site's own links from ordinary ones, which look alike in the page.
jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: string }) => (
    <a href={to} rel="within-site">
      {children}
    </a>
  ),
}));

test.each(['/', '/docs', '/docs/api/api-overview#token-creation', '/changelog/2025-10-29'])(
  '%s stays on the site',
  (href) => {
    render(<SmartLink href={href}>Go</SmartLink>);

    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href);
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'within-site');
  },
);

test.each([
  'https://app.hex.tech/signup',
  '//app.hex.tech/signup',
  'mailto:support@hex.tech',
  '#roles',
  '/demo/orders.csv',
])('%s is an ordinary link', (href) => {
  render(<SmartLink href={href}>Go</SmartLink>);

  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href);
  expect(screen.getByRole('link')).not.toHaveAttribute('rel');
});

test('an ordinary link keeps what is said of it', () => {
  render(
    <SmartLink href="#roles" aria-current="true" title="Roles">
      Go
    </SmartLink>,
  );

  expect(screen.getByRole('link', { name: 'Go', current: true })).toHaveAttribute('title', 'Roles');
});
