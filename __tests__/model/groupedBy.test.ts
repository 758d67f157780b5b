import { groupedBy } from '../../src/model/groupedBy';

test('groups are in the order of their first items, and keep the order of their own', () => {
  const groups = groupedBy(['beet', 'apple', 'bean', 'almond'], ([letter = '']) => letter);

  expect([...groups]).toEqual([
    ['b', ['beet', 'bean']],
    ['a', ['apple', 'almond']],
  ]);
});
