import { act, render, screen } from '@testing-library/react';
import { CopyButton } from '../../src/ui/CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();

/** Presses the button in a browser with this clipboard, and waits for what comes of it. */
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

test('a copy button says nothing before it is pressed', () => {
  render(<CopyButton text="select 1" label="Copy query" />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
});

test('pressing it writes the text to the clipboard and says so', async () => {
  await pressWith({ writeText });

  expect(writeText.mock.calls).toEqual([['select 1']]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
});

test('what it said is gone after two seconds', async () => {
  await pressWith({ writeText });
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);

  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a clipboard that refuses is told', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  await pressWith({ writeText });

  expect(screen.getByRole('status')).toHaveTextContent(/^Copying failed$/);
});

test('that copying failed is to be seen too, for as long', async () => {
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

test('a page without a clipboard tells that copying failed', async () => {
  await pressWith(undefined);

  expect(screen.getByRole('status')).toHaveTextContent(/^Copying failed$/);
});
