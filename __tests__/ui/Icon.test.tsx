import { render, screen } from '@testing-library/react';
import { Icon } from '../../src/ui/Icon';

test('an icon adds nothing to the name of its element', () => {
  render(
    <button type="button">
      <Icon name="search" />
      Search
    </button>,
  );

  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an icon has the given size', () => {
  render(<Icon name="play" size={24} />);

  expect(document.querySelector('svg')).toHaveAttribute('width', '1.5rem');
});
