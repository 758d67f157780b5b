import { act, render, screen } from '@testing-library/react';
import { ScrollFrame } from '../../src/ui/ScrollFrame';

// jsdom lays nothing out: the test tells how wide the frame and its content are, and when that changed.
let resized = () => {};
const disconnect = jest.fn();

class Observer implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    resized = () => callback([], this);
  }
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = disconnect;
}

function resize({ content, frame }: { content: number; frame: number }) {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame);
  act(() => resized());
}

beforeEach(() => disconnect.mockClear());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

test('a frame is reachable and named only while it can be scrolled', () => {
  window.ResizeObserver = Observer;
  render(<ScrollFrame label="Table">wide</ScrollFrame>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();

  resize({ content: 900, frame: 320 });
  expect(screen.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');

  resize({ content: 320, frame: 320 });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('wide')).not.toHaveAttribute('tabindex');
});

test('a frame that is gone watches no longer', () => {
  window.ResizeObserver = Observer;
  const { unmount } = render(<ScrollFrame label="Table">wide</ScrollFrame>);
  expect(disconnect).not.toHaveBeenCalled();

  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a browser that cannot watch sizes still shows the content', () => {
  render(<ScrollFrame label="Table">wide</ScrollFrame>);

  expect(screen.getByText('wide')).toBeInTheDocument();
});
