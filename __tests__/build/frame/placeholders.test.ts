import { filled } from '../../../src/build/frame/placeholders';

const facts = { title: 'R & SQL', address: 'https://learn.example.com/docs/r' };

test('the names in braces give way to the facts', () => {
  expect(filled('{title}: {address}, {title}', facts)).toBe(
    'R & SQL: https://learn.example.com/docs/r, R & SQL',
  );
});

test('in an address they are written so that they stay one part of it', () => {
  expect(filled('https://example.com/?t={title}&u={address}', facts, encodeURIComponent)).toBe(
    'https://example.com/?t=R%20%26%20SQL&u=https%3A%2F%2Flearn.example.com%2Fdocs%2Fr',
  );
});

test('what has no fact stays as it is, and a fact is not read as a text again', () => {
  expect(filled('{toString} {title}', { title: '{address}', address: 'x' })).toBe(
    '{toString} {address}',
  );
});
