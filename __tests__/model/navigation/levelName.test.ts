import { levelName } from '../../../src/model/navigation/levelName';

test('a level starts with a capital letter', () => {
  expect(levelName('intermediate')).toBe('Intermediate');
});
