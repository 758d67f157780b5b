import { filled } from '../../../src/build/frame/placeholders';

const facts = { title: 'R & SQL', address: 'https://learn.example.com/docs/r' };

test('names in braces are replaced by their facts', () => {
  expect(filled('{title}: {address}, {title}', facts)).toBe(
    'R & SQL: https://learn.example.com/docs/r, R & SQL',
  );
});

test('in an address, facts are encoded so that each stays one part of it', () => {
  expect(filled('https://example.com/?t={title}&u={address}', facts, encodeURIComponent)).toBe(
    'https://example.com/?t=R%20%26%20SQL&u=https%3A%2F%2Flearn.example.com%2Fdocs%2Fr',
  );
});

test('a name without a fact stays as it is, and names within facts are not replaced', () => {
  expect(filled('{toString} {title}', { title: '{address}', address: 'x' })).toBe(
    '{toString} {address}',
  );
});
