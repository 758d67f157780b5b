import type { NodePluginArgs } from 'gatsby';
import { openCaches } from '../../src/build/openCaches';

test('openCaches resolves once every cache is open', async () => {
  let asked = 0;
  let open = 0;
  const get = async () => {
    asked += 1;
    await Promise.resolve();
    open += 1;
  };
  await openCaches((() => ({ get })) as unknown as NodePluginArgs['getCache']);

  expect(asked).toBeGreaterThan(0);
  expect(open).toBe(asked);
});
