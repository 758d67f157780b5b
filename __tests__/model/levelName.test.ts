import { levelName } from '../../src/model/levelName';

test('a level begins with a capital letter', () => {
  expect(levelName('intermediate')).toBe('Intermediate');
});
