import { compileMdx } from '../../../src/build/content/compileMdx';

test('text becomes a tree of elements', () => {
  expect(compileMdx('Hello *you*\n\n<Kbd>Ctrl+K</Kbd>').tree).toEqual([
    ['p', null, 'Hello ', ['em', null, 'you']],
    ['p', null, ['Kbd', null, 'Ctrl+K']],
  ]);
});
