import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pressEarly, pressScript, stopNoting } from '../../src/app/earlyPress';
import { SearchButton } from '../../src/search/SearchButton';
import { searchable } from '../support/searchable';

const presses = jest.fn();
let button: HTMLButtonElement;

beforeEach(() => {
  presses.mockClear();
  const head = document.createElement('script');
  head.textContent = pressScript;
  document.head.append(head);
  document.body.innerHTML =
    '<button>Toggle navigation bar</button><a id="on">On</a><p>Text</p><form><button type="submit">Search</button></form>';
  button = document.querySelector('button')!;
});

/** React takes the page over, and hears of presses itself. */
function takeOver(): void {
  stopNoting();
  button.addEventListener('click', presses);
}

test('what was pressed before the page was taken over is done then, once', () => {
  button.click();
  button.click();
  takeOver();
  pressEarly();
  pressEarly();
  expect(presses).toHaveBeenCalledTimes(1);
});

test.each([
  ['one tap beside it changes nothing', 'p', 1],
  ['who has followed a link since is not taken back', '#on', 0],
])('%s', (_rule, next, times) => {
  button.click();
  document.querySelector<HTMLElement>(next)!.click();
  takeOver();
  pressEarly();
  expect(presses).toHaveBeenCalledTimes(times);
});

test('a form that was sent is not sent again', () => {
  const form = document.querySelector('form')!;
  form.addEventListener('submit', (event) => event.preventDefault());
  const search = form.querySelector('button')!;
  search.click();
  takeOver();
  search.addEventListener('click', presses);
  pressEarly();
  expect(presses).not.toHaveBeenCalled();
});

test('nor is the button Search of the navbar, whose form leads to the search page', () => {
  document.body.innerHTML = renderToString(
    searchable(createElement(SearchButton, { href: '/search' })),
  );
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  button = document.querySelector('button')!;
  button.click();
  takeOver();
  pressEarly();
  expect(presses).not.toHaveBeenCalled();
});

test('what React heard of is not done again', () => {
  takeOver();
  button.click();
  pressEarly();
  expect(presses).toHaveBeenCalledTimes(1);
});
