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
  ['a page that was led to', () => screen.getByRole('main')],
  ['a button of the page', () => screen.getByRole('button', { name: 'Fold' })],
])('all keys that are pressed on %s belong to the search that is on its way', async (_, place) => {
  place().focus();
  await userEvent.keyboard('sql cells{Enter}');

  expect(typed()).toBe(`sql cells${ENTER}`);
  expect(folded).not.toHaveBeenCalled();
});

test('a slip is taken back', async () => {
  await userEvent.keyboard('sqk{Backspace}l');

  expect(typed()).toBe('sql');
});

test('keys that write nothing leave what was typed as it is', async () => {
  await userEvent.keyboard('s{Shift}{ArrowLeft}{Control>}c{/Control}ql');

  expect(typed()).toBe('sql');
});

test('when the search did not come, Enter and space press the button that fetches it again', async () => {
  screen.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter} ');

  expect(retried).toHaveBeenCalledTimes(2);
  expect(typed()).toBe('');
});
