import { render, screen } from '@testing-library/react';
import { pressAgain } from '../../src/ui/pressAgain';

const button = (name: string) => screen.getByRole('button', { name });
const clickOn = (target: EventTarget | null, timeStamp = performance.now()) =>
  ({ target, timeStamp }) as Event;

const pressed: string[] = [];
const note = ({ target }: Event) => pressed.push((target as Element).textContent ?? '');

beforeEach(() => {
  pressed.length = 0;
  render(
    <>
      <button className="late">
        <span>Copy page</span>
      </button>
      <button className="late">Yes</button>
      <button>Switch to dark mode</button>
      <details>
        <summary>Open in</summary>
      </details>
    </>,
  );
  document.addEventListener('click', note);
});
afterEach(() => document.removeEventListener('click', note));

test('an element that did nothing when it was clicked is clicked again, whichever part was hit', () => {
  pressAgain([clickOn(screen.getByText('Copy page'))], '.late');
  expect(pressed).toEqual(['Copy page']);
});

test('only the last click counts', () => {
  pressAgain([clickOn(button('Copy page')), clickOn(button('Yes'))], '.late');
  expect(pressed).toEqual(['Yes']);
});

test('nothing is repeated if the reader has clicked something else since', () => {
  pressAgain([clickOn(button('Copy page')), clickOn(screen.getByText('Open in'))], '.late');
  expect(pressed).toEqual([]);
});

test('a button that is no longer on the page is not clicked', () => {
  const copy = button('Copy page');
  copy.addEventListener('click', note);
  document.body.innerHTML = '';
  pressAgain([clickOn(copy)], '.late');
  expect(pressed).toEqual([]);
});

test('an element that worked is not clicked again', () => {
  pressAgain([clickOn(button('Switch to dark mode')), clickOn(null)], '.late');
  expect(pressed).toEqual([]);
});

test('a click more than ten seconds ago is dropped', () => {
  pressAgain([clickOn(button('Yes'), performance.now() - 10_001)], '.late');
  expect(pressed).toEqual([]);
});
