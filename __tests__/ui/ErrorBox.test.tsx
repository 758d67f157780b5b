import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBox } from '../../src/ui/ErrorBox';

const ignore = () => undefined;

test('an error box announces what did not load, and why', () => {
  render(<ErrorBox error={new Error('Loading chunk 12 failed.')} onRetry={ignore} />);

  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent('This part of the page did not load.');
  expect(screen.getByText('Loading chunk 12 failed.').tagName).toBe('CODE');
});

test('it can have another sentence', () => {
  render(<ErrorBox sentence="The page did not load." error="timeout" onRetry={ignore} />);

  expect(screen.getByRole('paragraph')).toHaveTextContent(/^The page did not load\.$/);
});

test.each([
  [new Error('<b>not</b> found'), '<b>not</b> found'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('the text of %p is shown unchanged', (error, text) => {
  render(<ErrorBox error={error} onRetry={ignore} />);

  expect(screen.getByRole('code')).toHaveTextContent(text);
});

test('Retry tries again', async () => {
  const onRetry = jest.fn();
  render(<ErrorBox error="timeout" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('it can be closed only if there is a handler for that', async () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<ErrorBox error="timeout" onRetry={ignore} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);

  rerender(<ErrorBox error="timeout" onRetry={ignore} onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
