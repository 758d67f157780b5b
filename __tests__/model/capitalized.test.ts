import { capitalized } from '../../src/model/capitalized';

test('the first letter of a text becomes a capital', () => {
  expect(capitalized('intermediate')).toBe('Intermediate');
});
