import { inlineMarkdown } from '../../../src/build/content/inlineMarkdown';

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

test('nothing becomes nothing', () => {
  expect(inlineMarkdown('')).toEqual([]);
});
