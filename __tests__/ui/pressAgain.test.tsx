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

test('what did nothing when it was pressed is pressed again, by whatever part of it', () => {
  pressAgain([clickOn(screen.getByText('Copy page'))], '.late');
  expect(pressed).toEqual(['Copy page']);
});

test('only what was clicked last counts', () => {
  pressAgain([clickOn(button('Copy page')), clickOn(button('Yes'))], '.late');
  expect(pressed).toEqual(['Yes']);
});

test('who has gone on to something else is not taken back', () => {
  pressAgain([clickOn(button('Copy page')), clickOn(screen.getByText('Open in'))], '.late');
  expect(pressed).toEqual([]);
});

test('a button whose page has gone is not pressed', () => {
  const copy = button('Copy page');
  copy.addEventListener('click', note);
  document.body.innerHTML = '';
  pressAgain([clickOn(copy)], '.late');
  expect(pressed).toEqual([]);
});

test('what worked is not pressed again', () => {
  pressAgain([clickOn(button('Switch to dark mode')), clickOn(null)], '.late');
  expect(pressed).toEqual([]);
});

test('what was pressed more than ten seconds ago is given up', () => {
  pressAgain([clickOn(button('Yes'), performance.now() - 10_001)], '.late');
  expect(pressed).toEqual([]);
});
