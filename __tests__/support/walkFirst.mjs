import Sequencer from '@jest/test-sequencer';

/**
 * Starts the visit of every page first. Jest begins with the largest files when it has not run them before, and would otherwise
 * end with this one, which takes longest, on a single core.
 */
export default class WalkFirst extends Sequencer {
  sort(tests) {
    const isWalk = ({ path }) => path.endsWith('/everyPage.test.ts');
    const sorted = super.sort(tests);
    return [...sorted.filter(isWalk), ...sorted.filter((test) => !isWalk(test))];
  }
}
