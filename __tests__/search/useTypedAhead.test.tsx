import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ENTER, useTypedAhead } from '../../src/search/useTypedAhead';

const folded = jest.fn();
const retried = jest.fn();

function Page() {
  const [typed, setTyped] = useState('');
  useTypedAhead(true, setTyped);
  return (
    <>
      <main tabIndex={-1}>Text</main>
      <button onClick={folded}>Fold</button>
      <div role="alert">
        <button onClick={retried}>Retry</button>
      </div>
      <output>{typed}</output>
    </>
  );
}

const typed = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.clearAllMocks();
  render(<Page />);
});

test.each([
  ['the focused main element', () => screen.getByRole('main')],
  ['a button on the page', () => screen.getByRole('button', { name: 'Fold' })],
])('keys pressed on %s go to the search that is loading', async (_, place) => {
  place().focus();
  await userEvent.keyboard('sql cells{Enter}');

  expect(typed()).toBe(`sql cells${ENTER}`);
  expect(folded).not.toHaveBeenCalled();
});

test('Backspace removes the last letter', async () => {
  await userEvent.keyboard('sqk{Backspace}l');

  expect(typed()).toBe('sql');
});

test('keys that write nothing leave the text as it is', async () => {
  await userEvent.keyboard('s{Shift}{ArrowLeft}{Control>}c{/Control}ql');

  expect(typed()).toBe('sql');
});

test('when the search failed to load, Enter and space press the button that loads it again', async () => {
  screen.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter} ');

  expect(retried).toHaveBeenCalledTimes(2);
  expect(typed()).toBe('');
});
