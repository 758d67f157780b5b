import { plainText, textParts } from '../../../src/search/results/highlightTags';

const marked = (text: string) => `__ais-highlight__${text}__/ais-highlight__`;

test.each([
  ['', []],
  ['plain', ['plain']],
  [marked('SQL'), ['[SQL]']],
  [`Run ${marked('SQL')} cells`, ['Run ', '[SQL]', ' cells']],
  [`${marked('a')}${marked('b')}c`, ['[a]', '[b]', 'c']],
  ['cut __ais-highlight__off', ['cut ', '[off]']],
  ['stray __/ais-highlight__tag', ['stray ', 'tag']],
])('%j is split into %j', (value, parts) => {
  expect(textParts(value).map(({ text, marked: on }) => (on ? `[${text}]` : text))).toEqual(parts);
});

test('without its tags, a text is as the author wrote it', () => {
  expect(plainText(`a ${marked('<b>')} c`)).toBe('a <b> c');
});
