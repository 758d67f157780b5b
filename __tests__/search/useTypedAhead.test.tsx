import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ENTER, useTypedAhead } from '../../src/search/useTypedAhead';

const folded = jest.fn();
const retried = jest.fn();

function Page({ failed = false, field = false }) {
  const [typed, setTyped] = useState('');
  useTypedAhead(typed, setTyped);
  return (
    <>
      <main tabIndex={-1}>Text</main>
      <button onClick={folded}>Fold</button>
      {failed && (
        <div role="alert">
          <button onClick={retried}>Retry</button>
        </div>
      )}
      {field && (
        <dialog open>
          <input />
          <button>See all</button>
        </dialog>
      )}
      <output>{typed}</output>
    </>
  );
}

const typed = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.clearAllMocks();
});

test.each([
  ['the focused main element', () => screen.getByRole('main')],
  ['a button on the page', () => screen.getByRole('button', { name: 'Fold' })],
])('keys pressed on %s go to the search that is loading', async (_, place) => {
  render(<Page />);
  place().focus();
  await userEvent.keyboard('sql cells{Enter}');

  expect(typed()).toBe(`sql cells${ENTER}`);
  expect(folded).not.toHaveBeenCalled();
});

test('Backspace removes the last letter', async () => {
  render(<Page />);
  await userEvent.keyboard('sqk{Backspace}l');

  expect(typed()).toBe('sql');
});

test('keys that write nothing leave the text as it is', async () => {
  render(<Page />);
  await userEvent.keyboard('s{Shift}{ArrowLeft}{Control>}c{/Control}ql');

  expect(typed()).toBe('sql');
});

test('before anything is typed, Enter and space press what has the focus', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Fold' }).focus();
  await userEvent.keyboard('{Enter} ');

  expect(folded).toHaveBeenCalledTimes(2);
  expect(typed()).toBe('');
});

test('when the search failed to load, the page and the button that loads it again take all keys', async () => {
  const { rerender } = render(<Page />);
  await userEvent.keyboard('sql');
  rerender(<Page failed />);
  screen.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter} ');
  screen.getByRole('button', { name: 'Fold' }).focus();
  await userEvent.keyboard('a{Enter} ');

  expect(retried).toHaveBeenCalledTimes(2);
  expect(folded).toHaveBeenCalledTimes(2);
  expect(typed()).toBe('sql');
});

test('once the field is there, Backspace pressed elsewhere goes to it', () => {
  render(<Page field />);
  const button = screen.getByRole('button', { name: 'See all' });
  button.focus();

  // Not prevented: the browser removes the letter.
  expect(fireEvent.keyDown(button, { key: 'Backspace' })).toBe(true);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
