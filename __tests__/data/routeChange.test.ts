import { routeChange } from '../../src/data/routeChange';

test('a listener is told of starts and ends until it unsubscribes', () => {
  const told: boolean[] = [];
  const stop = routeChange.subscribe((underWay) => told.push(underWay));
  routeChange.start();
  routeChange.end();
  stop();
  routeChange.start();
  expect(told).toEqual([true, false]);
});
