import { arranged, literal, type Syntax } from '../../../src/model/api/literal';

const syntax: Syntax = {
  text: (value) => `<${value}>`,
  number: String,
  words: ['yes', 'no', 'nothing'],
  list: { open: '[', close: ']', empty: 'none', gap: '' },
  object: { open: '{', close: '}', empty: 'blank', gap: ' ' },
  key: (name) => `${name}: `,
  indent: '  ',
  lastComma: true,
};

test.each([
  ['text', '<text>'],
  [1.5, '1.5'],
  [true, 'yes'],
  [false, 'no'],
  [null, 'nothing'],
  [[], 'none'],
  [{}, 'blank'],
  [[1, ['a']], '[1, [<a>]]'],
  [{ a: { b: 1 } }, '{ a: { b: 1 } }'],
])('%j is written as %s', (value, written) => {
  expect(literal(value, syntax)).toBe(written);
});

test('a value too long for one line has a line for each entry', () => {
  const long = 'word '.repeat(13).trim();

  expect(literal({ one: long, list: [long, {}], three: 3 }, syntax)).toBe(
    `{\n  one: <${long}>,\n  list: [\n    <${long}>,\n    blank,\n  ],\n  three: 3,\n}`,
  );
  expect(literal([long, long], { ...syntax, lastComma: false })).toBe(
    `[\n  <${long}>,\n  <${long}>\n]`,
  );
});

test('a multi-line entry makes its brackets multi-line', () => {
  expect(arranged(['a', 'b\nc'], syntax.list, syntax, '    ')).toBe(
    '[\n      a,\n      b\nc,\n    ]',
  );
});
