import { breakingChanges } from '../../src/build/api/breaking/breakingChanges';
import { releasedContract } from '../../src/build/api/breaking/releasedContract';
import { releaseFault } from '../../src/build/api/breaking/releaseFault';
import { bundleContract } from '../../src/build/api/contract/bundleContract';

const released = releasedContract()!;
const current = bundleContract();

test('a contract was released', () => {
  expect(Object.keys(released.paths).length).toBeGreaterThan(15);
});

test('nothing breaks clients of the released contract, unless the major version is raised', () => {
  expect(releaseFault(released, current)).toBeUndefined();
});

// Guards against a comparison that does not understand the contract and so never finds anything.
test('a breaking change to the real contract is found', () => {
  const changed = JSON.parse(
    JSON.stringify(current)
      .replace('"maximum":300000', '"maximum":60000')
      .replace(',"UNABLE_TO_ALLOCATE_KERNEL"', ''),
  ) as typeof current;

  expect(breakingChanges(current, changed)).toEqual([
    'RunStatus (requests): the value "UNABLE_TO_ALLOCATE_KERNEL" was removed. Requests that send it will be refused.',
    'EmbeddingRequest.expiresIn (requests): maximum changed from 300000 to 60000. Requests beyond it will be refused.',
  ]);
});
