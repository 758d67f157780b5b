import type { Element } from 'hast';
import { isBlank, isComment, isElement, lineOf } from '../../../../src/build/content/compile/hast';

const element = (tagName: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

test.each([
  ['', false],
  [' ', false],
  ['/* one */', true],
  [' /* one\ntwo */ ', true],
  ['x', false],
  ['/* one */ x', false],
  ['x /* one */', false],
  ['/* one */ x /* two */', false],
  ['"/* text */"', false],
])('that {%s} is only a comment: %s', (expression, comment) => {
  expect(isComment(expression)).toBe(comment);
});

test('the annotated line of an element takes precedence over its position', () => {
  const position = { start: { line: 7, column: 1 }, end: { line: 7, column: 2 } };

  expect(lineOf({ ...element('p', { dataLine: '4' }), position }, 1)).toBe(4);
  expect(lineOf({ ...element('p'), position }, 1)).toBe(7);
  expect(lineOf(element('p'), 2)).toBe(2);
});

test('comments and blank text are blank', () => {
  expect(isBlank({ type: 'comment', value: 'x' })).toBe(true);
  expect(isBlank({ type: 'text', value: ' \n' })).toBe(true);
  expect(isBlank(element('raw-comment'))).toBe(true);
  expect(isBlank({ type: 'text', value: 'x' })).toBe(false);
  expect(isBlank(element('p'))).toBe(false);
});

test('an element is identified by its tag', () => {
  expect(isElement(element('p'), 'p')).toBe(true);
  expect(isElement(element('p'), 'pre')).toBe(false);
  expect(isElement(undefined)).toBe(false);
});
