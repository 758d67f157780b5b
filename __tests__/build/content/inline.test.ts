import { isCode, isInline } from '../../../src/build/content/inline';

test.each([
  ['em', true],
  ['br', true],
  ['Badge', true],
  ['p', false],
  ['Callout', false],
  ['CodeBlock', false],
])('that %s is inline: %s', (name, inline) => {
  expect(isInline(name)).toBe(inline);
});

test('code and results do not count as text', () => {
  expect(['CodeBlock', 'Result', 'code', 'p'].filter(isCode)).toEqual(['CodeBlock', 'Result']);
});
