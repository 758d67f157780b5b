import { counted } from '../../src/model/counted';

test.each([
  [counted(0, 'minute'), '0 minutes'],
  [counted(1, 'minute'), '1 minute'],
  [counted(1, 'entry', 'entries'), '1 entry'],
  [counted(2, 'entry', 'entries'), '2 entries'],
])('a count has its noun in the right form: %s', (text, expected) => {
  expect(text).toBe(expected);
});
