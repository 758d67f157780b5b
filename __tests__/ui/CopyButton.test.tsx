import { act, render, screen } from '@testing-library/react';
import { CopyButton } from '../../src/ui/CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();

/** Clicks the button in a browser with this clipboard, and waits for the result. */
async function pressWith(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  render(<CopyButton text="select 1" label="Copy query" />);
  await act(() => {
    screen.getByRole('button', { name: 'Copy query' }).click();
    return Promise.resolve();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
});
afterEach(() => jest.useRealTimers());

test('a copy button says nothing before it is clicked', () => {
  render(<CopyButton text="select 1" label="Copy query" />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
});

test('clicking it writes the text to the clipboard and confirms that', async () => {
  await pressWith({ writeText });

  expect(writeText.mock.calls).toEqual([['select 1']]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
});

test('the confirmation disappears after two seconds', async () => {
  await pressWith({ writeText });
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);

  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a refusal of the clipboard is announced', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  await pressWith({ writeText });

  expect(screen.getByRole('status')).toHaveTextContent(/^Copying failed$/);
});

test('a failure is also visible, for just as long', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  await pressWith({ writeText });
  const button = screen.getByRole('button', { name: 'Copy query' });
  expect(button).toHaveTextContent(/^Copying failed$/);
  // Wherever the pointer is; jsdom has none.
  expect(button.style.opacity).toBe('1');

  act(() => jest.advanceTimersByTime(2000));
  expect(button).not.toHaveTextContent('Copying failed');
  expect(button.style.opacity).toBe('');
});

test('a page without a clipboard says that copying failed', async () => {
  await pressWith(undefined);

  expect(screen.getByRole('status')).toHaveTextContent(/^Copying failed$/);
});

test('a failure soon after a success is shown for its full time', async () => {
  writeText.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('not allowed'));
  await pressWith({ writeText });
  act(() => jest.advanceTimersByTime(1500));
  await act(() => Promise.resolve(screen.getByRole('button').click()));
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('status')).toHaveTextContent(/^Copying failed$/);

  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('copying again is announced again, and confirmed for its full time', async () => {
  await pressWith({ writeText });
  const [before] = screen.getByRole('status').childNodes;
  act(() => jest.advanceTimersByTime(1500));
  await act(() => Promise.resolve(screen.getByRole('button').click()));
  // Screen readers announce what is added to the status, not what stays the same.
  expect(before).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);

  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
