import { builtPaths } from '../../support/publicFiles';
import { COMBINATIONS, combinationsOf, nameOf } from '../support/combinations';
import { HEALTHY, lookAtAll, type Look } from '../support/lookAt';

const visits = builtPaths().flatMap((path, place) =>
  combinationsOf(place).map((combination) => ({ path, combination })),
);
const looks = new Map<string, Look>();
const PATIENCE = 60 * 60 * 1000;

// One tab per combination, in parallel: most of the time a page waits for something.
beforeAll(async () => {
  // The combinations rotate from page to page.
  process.stderr.write(`${visits.length} looks, the first ${nameOf(visits[0]!.combination)}\n`);
  const walks = COMBINATIONS.map((combination) => {
    const own = visits.filter((visit) => visit.combination === combination);
    const paths = own.map(({ path }) => path);
    return lookAtAll(paths, combination, (path, look) => {
      looks.set(`${path} ${nameOf(combination)}`, look);
      if (looks.size % 50 === 0)
        process.stderr.write(`looked at ${looks.size} of ${visits.length}\n`);
    });
  });
  await Promise.all(walks);
}, PATIENCE);

test('there are pages to visit', () => {
  expect(visits.length).toBeGreaterThan(300);
});

test.each(visits.map(({ path, combination }) => `${path} ${nameOf(combination)}`))(
  '%s: logs nothing, axe finds nothing, fits its width, does not jump, has one title',
  (visit) => {
    expect(looks.get(visit)).toEqual(HEALTHY);
  },
);
