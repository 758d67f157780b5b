/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { algoliaPublish, type Publication } from '../../../src/build/search/algoliaPublish';
import type { DigestedRecord } from '../../../src/build/search/recordsQuery';
import {
  ADMIN_KEY,
  SEARCH_KEY,
  algoliaServer,
  type AlgoliaServer,
} from '../../support/algoliaServer';
import { INDEX, keysOf, PushingSite, recordsOf, search } from './algoliaPush';

const pages = (count: number) =>
  recordsOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [`Page${n}`, `Text ${n}`])));

let server: AlgoliaServer;
let site: PushingSite;

beforeEach(async () => {
  server = await algoliaServer();
  site = new PushingSite();
});

afterEach(() => {
  site.remove();
  return server.stop();
});

/** A build from scratch, at the end of which the plugin pushes. */
function builds(records: readonly DigestedRecord[]): Publication['build'] {
  return async (variables) => {
    site.clean();
    try {
      await site.push(records, { ...keysOf(server), ...variables });
      return true;
    } catch {
      return false;
    }
  };
}

const publish = (records: readonly DigestedRecord[], more: Partial<Publication> = {}) =>
  algoliaPublish({
    env: keysOf(server),
    search,
    allowFewer: false,
    build: builds(records),
    pushedFile: site.pushedFile,
    built: join(site.folder, 'public'),
    attempts: 1,
    ...more,
  });

/** Writes a file of the built site. */
function builtFile(name: string, text: string): void {
  mkdirSync(join(site.folder, 'public/chunks'), { recursive: true });
  writeFileSync(join(site.folder, 'public', name), text);
}

const FAILED =
  'The site could not be built and pushed, for the reason above; readers find the old records or a mix of old and new ones. Fix it and publish again.';

test('published records are on the server', async () => {
  await expect(publish(pages(5))).resolves.toBe('The index learn matches the site (records: 5).');
  expect(server.records(INDEX).size).toBe(5);
});

test('after changes, publishing again makes the index match the site', async () => {
  await publish(pages(10));
  server.put(INDEX, [{ ...pages(1)[0]!, internal: { contentDigest: 'old' } }]);

  await expect(publish(pages(9))).resolves.toBe('The index learn matches the site (records: 9).');
  expect([...server.records(INDEX).values()]).toEqual(expect.arrayContaining(pages(9)));
});

test('publishing fills an index that somebody has deleted', async () => {
  await publish(pages(5));
  server.wipe(INDEX);

  await expect(publish(pages(5))).resolves.toBe('The index learn matches the site (records: 5).');
});

test.each([
  [10, 8, true],
  [10, 7, false],
  [4, 3, false],
  [5, 4, true],
])(
  'publishing from %i records to %i succeeds without permission: %s',
  async (before, after, well) => {
    await publish(pages(before));
    const published = publish(pages(after));

    if (well) await expect(published).resolves.toContain(`(records: ${after})`);
    else await expect(published).rejects.toThrow(new Error(FAILED));
    expect(server.records(INDEX).size).toBe(well ? after : before);
  },
);

test('with permission, publishing may remove any number of records', async () => {
  await publish(pages(10));

  await expect(publish(pages(1), { allowFewer: true })).resolves.toContain('(records: 1)');
});

test('even with permission, publishing does not empty the index', async () => {
  await publish(pages(3));

  await expect(publish([], { allowFewer: true })).rejects.toThrow(new Error(FAILED));
  expect(server.records(INDEX).size).toBe(3);
});

test('a build that reports success but pushes nothing is detected', async () => {
  const build = async () => {
    await site.push(pages(3), keysOf(server));
    server.wipe(INDEX);
    await site.push(pages(3), keysOf(server));
    return true;
  };

  await expect(publish([], { build })).rejects.toThrow(
    new Error(
      'The index learn does not match the site. The site has 3 records, the index 0. 3 records are missing from the index, among them /docs/page0#~0. Publish again; if that does not help, clear the index first.',
    ),
  );
});

test('an index that somebody else writes to is detected', async () => {
  const build = async (variables: Readonly<Record<string, string>>) => {
    const pushed = await builds(pages(3))(variables);
    server.put(INDEX, [{ objectID: 'stray' }]);
    return pushed;
  };

  await expect(publish([], { build })).rejects.toThrow(
    '1 record is in the index but not on the site: stray.',
  );
});

test('a server that is slow to apply the records is given time', async () => {
  let late: readonly DigestedRecord[] = [];
  const build = async (variables: Readonly<Record<string, string>>) => {
    const pushed = await builds(pages(3))(variables);
    late = pages(3);
    server.wipe(INDEX);
    server.faults.status = ({ path }) => {
      // The pushed records appear after the first comparison.
      if (path.endsWith('/browse')) setImmediate(() => server.put(INDEX, late));
      return undefined;
    };
    return pushed;
  };

  await expect(publish([], { build, attempts: 3, pause: 10 })).resolves.toContain('(records: 3)');
});

test('a build that does not use the plugin is detected', async () => {
  await publish(pages(3));

  await expect(publish([], { build: () => true })).rejects.toThrow(
    new Error(
      'The build pushed nothing: gatsby-config.ts does not use algoliaPlugin. Add it to the plugins and publish again.',
    ),
  );
});

test('a build that leaks the admin key is detected', async () => {
  builtFile('chunks/app.js', `const key = "${ADMIN_KEY}";`);

  await expect(publish(pages(3))).rejects.toThrow(
    new Error(
      `The admin key is in ${join(site.folder, 'public/chunks/app.js')}, where every reader can see it. Do not deploy this build; create a new key and revoke this one.`,
    ),
  );
});

test('a build may contain the search key', async () => {
  builtFile('app.js', `const key = "${SEARCH_KEY}";`);

  await expect(publish(pages(3))).resolves.toContain('(records: 3)');
});

test.each<[string, Record<string, string>, string]>([
  [
    'a wrong key',
    { ALGOLIA_ADMIN_KEY: 'wrong' },
    'Algolia refused ALGOLIA_ADMIN_KEY for the index learn of the application APP. Set it to a key that may browse and change this index.',
  ],
  [
    'no key to push with',
    { ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_KEY: '' },
    'There are no keys to publish with. Set ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX_NAME.',
  ],
  [
    'half of the keys',
    { ALGOLIA_ADMIN_KEY: '' },
    'The hosted search is only half set up: the environment lacks ALGOLIA_ADMIN_KEY. Set what is missing, or unset ALGOLIA_APP_ID, GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY to use the embedded search.',
  ],
])('with %s, nothing is built', async (_what, env, sentence) => {
  const build = jest.fn();
  const published = publish([], { env: { ...keysOf(server), ...env }, build });

  await expect(published).rejects.toThrow(new Error(sentence));
  expect(build).not.toHaveBeenCalled();
});

test('with a server that is down, nothing is built', async () => {
  const env = keysOf(server);
  await server.stop();
  const build = jest.fn();

  await expect(publish([], { env, build })).rejects.toThrow(
    new Error(
      'Algolia could not be reached for the application APP. Check the network and ALGOLIA_APP_ID.',
    ),
  );
  expect(build).not.toHaveBeenCalled();
});

test('any other message of the server is passed on', async () => {
  server.faults.status = () => 429;

  await expect(publish(pages(3))).rejects.toThrow(
    'Algolia did not return the contents of the index learn: Induced by the test. Fix that and publish again.',
  );
});
