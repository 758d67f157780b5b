import { render, screen } from '@testing-library/react';
import { Brand } from '../../src/layout/Brand';

test.each(['/', 'https://hex.tech'])('the brand links to %s', (address) => {
  render(<Brand label="Hex" href={address} />);

  expect(screen.getByRole('link', { name: 'Hex' })).toHaveAttribute('href', address);
});

test('its sign is hidden from screen readers, which hear the name', () => {
  render(<Brand label="Hex" href="/" />);

  expect(screen.getByRole('link').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
