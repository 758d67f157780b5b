import { render, screen } from '@testing-library/react';
import { Brand } from '../../src/layout/Brand';

test.each([
  [{ to: '/docs' }, '/docs'],
  [{ href: 'https://hex.tech' }, 'https://hex.tech'],
  [{}, '/'],
])('a brand with %j leads to %s', (target, address) => {
  render(<Brand label="Hex" {...target} />);

  expect(screen.getByRole('link', { name: 'Hex' })).toHaveAttribute('href', address);
});
