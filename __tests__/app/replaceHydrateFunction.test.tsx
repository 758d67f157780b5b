import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { replaceHydrateFunction } from '../../src/app/replaceHydrateFunction';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** Starts the site in a page whose build wrote `html`. */
async function started(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const written = container.firstChild;
  await act(() => Promise.resolve(replaceHydrateFunction()(<Counter />, container)));
  return { container, written };
}

test('the elements written by the build are hydrated and become interactive', async () => {
  const { container, written } = await started('<button type="button">0</button>');
  expect(container.firstChild).toBe(written);

  await userEvent.click(container.querySelector('button')!);
  expect(container).toHaveTextContent(/^1$/);
});

test('an empty page is rendered from scratch', async () => {
  const complaint = jest.spyOn(console, 'error');
  const { container } = await started('');

  expect(container).toHaveTextContent(/^0$/);
  // React would complain about hydrating an empty container.
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('from then on React responds to presses, so that none is recorded to be replayed', async () => {
  document.onclick = jest.fn();
  const { container } = await started('<button type="button">0</button>');
  await userEvent.click(container.querySelector('button')!);

  expect(document.onclick).toBeNull();
  expect(container).toHaveTextContent(/^1$/);
});
