import { routeChange } from '../../src/data/routeChange';

test('whoever listens is told of starts and ends until it stops listening', () => {
  const told: boolean[] = [];
  const stop = routeChange.subscribe((underWay) => told.push(underWay));
  routeChange.start();
  routeChange.end();
  stop();
  routeChange.start();
  expect(told).toEqual([true, false]);
});
