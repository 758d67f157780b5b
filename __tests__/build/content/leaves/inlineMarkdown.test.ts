import { inlineMarkdown } from '../../../../src/build/content/leaves/inlineMarkdown';

test('code, bold and emphasized words and links become elements', () => {
  expect(inlineMarkdown('With **Can Edit**, *see* `id` or [roles](/docs/roles).')).toEqual([
    'With ',
    ['strong', null, 'Can Edit'],
    ', ',
    ['em', null, 'see'],
    ' ',
    ['code', null, 'id'],
    ' or ',
    ['a', { href: '/docs/roles' }, 'roles'],
    '.',
  ]);
});

test('HTML and pictures are left out', () => {
  expect(inlineMarkdown('a <b>bold</b> ![dot](./dot.svg)')).toEqual(['a ', 'bold', ' ']);
});

test.each(['-', '+', '*', '1.', '2. Ask', '# of rows', '> 5', '---', '<id>', '[a]: b'])(
  '%s would be a block, so it stays text',
  (text) => {
    expect(inlineMarkdown(text)).toEqual([text]);
  },
);

test('an empty text becomes nothing', () => {
  expect(inlineMarkdown('')).toEqual([]);
});
