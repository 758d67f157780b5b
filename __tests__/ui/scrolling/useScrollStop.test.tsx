import { act, render, screen } from '@testing-library/react';
import { useScrollStop } from '../../../src/ui/scrolling/useScrollStop';
import { resize, unwatchedSizes, watchedSizes } from '../../support/resize';

function Wide({ text = 'wide' }) {
  return <div {...useScrollStop<HTMLDivElement>('Table')}>{text}</div>;
}

afterEach(unwatchedSizes);

test('content that is too wide is a tab stop with a name, but only until it fits', () => {
  watchedSizes();
  render(<Wide />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();

  resize({ content: 900, frame: 320 });
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');

  resize({ content: 320, frame: 320 });
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByText('wide')).not.toHaveAttribute('tabindex');
});

test('content that becomes too wide in a frame of constant size is noticed', async () => {
  window.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    // A browser always reports the initial size, after layout.
    observe = () => queueMicrotask(() => act(() => this.callback([], this)));
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  const content = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(320);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const { rerender } = render(<Wide />);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('group')).not.toBeInTheDocument();

  content.mockReturnValue(900);
  rerender(<Wide text="wider" />);
  expect(await screen.findByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
});

test('an element that has unmounted is no longer observed', () => {
  const disconnect = jest.fn();
  watchedSizes(disconnect);
  const { unmount } = render(<Wide />);
  expect(disconnect).not.toHaveBeenCalled();

  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
