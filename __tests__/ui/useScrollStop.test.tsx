import { render, screen } from '@testing-library/react';
import { useScrollStop } from '../../src/ui/useScrollStop';
import { resize, unwatchedSizes, watchedSizes } from '../support/resize';

function Wide() {
  return <div {...useScrollStop<HTMLDivElement>('Table')}>wide</div>;
}

afterEach(unwatchedSizes);

test('what is too wide is a stop of the keyboard with a name, and no longer when there is room', () => {
  watchedSizes();
  render(<Wide />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();

  resize({ content: 900, frame: 320 });
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');

  resize({ content: 320, frame: 320 });
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByText('wide')).not.toHaveAttribute('tabindex');
});

test('an element that is gone is watched no longer', () => {
  const disconnect = jest.fn();
  watchedSizes(disconnect);
  const { unmount } = render(<Wide />);
  expect(disconnect).not.toHaveBeenCalled();

  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a browser that cannot watch sizes shows the content all the same', () => {
  render(<Wide />);

  expect(screen.getByText('wide')).toBeInTheDocument();
});
