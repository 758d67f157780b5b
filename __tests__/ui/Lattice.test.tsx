import { render } from '@testing-library/react';
import { Lattice } from '../../src/ui/Lattice';

test('the ornament is hidden from screen readers', () => {
  render(<Lattice />);

  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
