import { isTyping, shortcutOf } from '../../src/shortcuts/shortcutOf';

/** The innermost element of an HTML snippet. */
function innermost(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector(':not(:has(*))')!;
}

/** A key pressed on an element. */
function pressed(init: KeyboardEventInit, html = '<p>Text</p>'): KeyboardEvent {
  let seen: KeyboardEvent | undefined;
  const element = innermost(html);
  element.addEventListener('keydown', (event) => (seen = event as KeyboardEvent));
  element.dispatchEvent(new KeyboardEvent('keydown', init));
  return seen!;
}

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="checkbox">', false],
  ['<input type="radio">', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<button>Search</button>', false],
  ['<p>Text</p>', false],
])('in %s the reader is typing: %s', (html, typing) => {
  expect(isTyping(innermost(html))).toBe(typing);
});

test.each([true, false])('in a contenteditable element the reader is typing: %s', (edited) => {
  // jsdom does not implement isContentEditable.
  const element = Object.assign(innermost('<p>Text</p>'), { isContentEditable: edited });

  expect(isTyping(element)).toBe(edited);
});

test.each([null, document, window])('the reader is not typing in %p', (target) => {
  expect(isTyping(target)).toBe(false);
});

test.each([
  [{ key: 'k', ctrlKey: true }, 'search'],
  [{ key: 'k', metaKey: true }, 'search'],
  [{ key: 'K', ctrlKey: true }, 'search'],
  [{ key: 'л', code: 'KeyK', ctrlKey: true }, 'search'],
  [{ key: 'ㅏ', code: 'KeyK', metaKey: true }, 'search'],
  [{ key: '/' }, 'search'],
  [{ key: '/', shiftKey: true }, 'search'],
  [{ key: '?', shiftKey: true }, 'help'],
  [{ key: 'k' }, undefined],
  [{ key: 'л', code: 'KeyK' }, undefined],
  [{ key: 'л', code: 'KeyK', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'д', code: 'KeyL', ctrlKey: true }, undefined],
  // A Dvorak keyboard has its T in that position.
  [{ key: 't', code: 'KeyK', ctrlKey: true }, undefined],
  [{ key: 'Process', code: 'KeyK', ctrlKey: true }, undefined],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'k', ctrlKey: true, altKey: true }, undefined],
  [{ key: '/', ctrlKey: true }, undefined],
  [{ key: '/', metaKey: true }, undefined],
  [{ key: '/', altKey: true }, undefined],
  [{ key: '?', ctrlKey: true }, undefined],
  [{ key: 'Escape' }, undefined],
])('%j means %s', (init, shortcut) => {
  expect(shortcutOf(pressed(init), true)).toBe(shortcut);
});

test.each([
  [{ key: '/' }, undefined],
  [{ key: '?' }, undefined],
  [{ key: 'k', ctrlKey: true }, 'search'],
])('while the reader is typing, %j means %s', (init, shortcut) => {
  expect(shortcutOf(pressed(init, '<input>'), true)).toBe(shortcut);
});

test.each([
  [{ key: '/' }, undefined],
  [{ key: '?' }, undefined],
  [{ key: 'k', metaKey: true }, 'search'],
])('with single keys off, %j means %s', (init, shortcut) => {
  expect(shortcutOf(pressed(init), false)).toBe(shortcut);
});

test.each([{}, { ctrlKey: true }])('an event without a key means nothing: %j', (init) => {
  const event = Object.assign(new Event('keydown'), init) as KeyboardEvent;

  expect(shortcutOf(event, true)).toBeUndefined();
});
