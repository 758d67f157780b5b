import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { replayEarlyPress, pressScript, stopRecordingPresses } from '../../src/app/earlyPress';
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

/** React takes over the page and receives clicks itself. */
function takeOver(): void {
  stopRecordingPresses();
  button.addEventListener('click', presses);
}

test('a button pressed before hydration is pressed again afterwards, once', () => {
  button.click();
  button.click();
  takeOver();
  replayEarlyPress();
  replayEarlyPress();
  expect(presses).toHaveBeenCalledTimes(1);
});

test.each([
  ['a later tap on plain text changes nothing', 'p', 1],
  ['a press is dropped if the reader has followed a link since', '#on', 0],
])('%s', (_rule, next, times) => {
  button.click();
  document.querySelector<HTMLElement>(next)!.click();
  takeOver();
  replayEarlyPress();
  expect(presses).toHaveBeenCalledTimes(times);
});

test('a form that was submitted is not submitted again', () => {
  const form = document.querySelector('form')!;
  form.addEventListener('submit', (event) => event.preventDefault());
  const search = form.querySelector('button')!;
  search.click();
  takeOver();
  search.addEventListener('click', presses);
  replayEarlyPress();
  expect(presses).not.toHaveBeenCalled();
});

test('the Search button in the navbar, whose form leads to the search page, is not pressed again', () => {
  document.body.innerHTML = renderToString(
    searchable(createElement(SearchButton, { href: '/search' })),
  );
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  button = document.querySelector('button')!;
  button.click();
  takeOver();
  replayEarlyPress();
  expect(presses).not.toHaveBeenCalled();
});

test('a press that React handled is not repeated', () => {
  takeOver();
  button.click();
  replayEarlyPress();
  expect(presses).toHaveBeenCalledTimes(1);
});
