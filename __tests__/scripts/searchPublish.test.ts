/** @jest-environment node */
import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { algoliaServer, type AlgoliaServer } from '../support/algoliaServer';
import { Project } from './support/project';
import { INDEX, keysOf, recordsOf } from '../build/search/algoliaPush';

const records = recordsOf({ Cells: 'Run a cell.', Charts: 'Draw a chart.' });
const BUILDS = `
case "$*" in *build)
  echo "least: $ALGOLIA_MINIMUM_RECORDS" >> calls
  mkdir -p .cache public
  cp pushed.json .cache/pushedRecords.json;;
esac`;

let server: AlgoliaServer;
let project: Project;

beforeEach(async () => {
  server = await algoliaServer();
  server.put(INDEX, records);
  project = new Project();
  project.fake('bin/npm', BUILDS);
  noted(records);
});

afterEach(() => {
  project.remove();
  return server.stop();
});

/** Sets what the build will record as pushed. */
function noted(some: typeof records): void {
  const digests = some.map(({ objectID, internal }) => [objectID, internal.contentDigest]);
  project.write('pushed.json', JSON.stringify(Object.fromEntries(digests)));
}

/** Asynchronous, since this process runs the fake service. */
async function publish(
  options: readonly string[] = [],
  env: Partial<Record<string, string>> = keysOf(server),
) {
  const script = spawn(process.execPath, [resolve('scripts/searchPublish.mjs'), ...options], {
    cwd: project.folder,
    env: {
      ...process.env,
      PATH: [join(project.folder, 'bin'), process.env.PATH].join(delimiter),
      ...env,
    },
  });
  const ended = new Promise<number | null>((end) => script.on('close', end));
  const [stdout, stderr, status] = await Promise.all([
    text(script.stdout),
    text(script.stderr),
    ended,
  ]);
  return { stdout, stderr, status };
}

test('the site is cleaned, built and compared with the server', async () => {
  expect(await publish()).toEqual({
    stdout: 'The index learn matches the site (records: 2).\n',
    stderr: '',
    status: 0,
  });
  expect(project.calls()).toEqual(['npm run --silent clean', 'npm run --silent build', 'least: 2']);
});

test('fewer records are allowed on request', async () => {
  expect((await publish(['--allow-fewer'])).status).toBe(0);
  expect(project.calls()).toContain('least: 1');
});

test('a refused key is reported with a message, and nothing is built', async () => {
  expect(await publish([], { ...keysOf(server), ALGOLIA_ADMIN_KEY: 'wrong' })).toEqual({
    stdout: '',
    stderr:
      'Algolia refused ALGOLIA_ADMIN_KEY for the index learn of the application APP. Set it to a key that may browse and change this index.\n',
    status: 1,
  });
  expect(project.calls()).toEqual([]);
});

test('the keys may be in .env.production', async () => {
  const { ALGOLIA_ADMIN_KEY, ...others } = keysOf(server);
  project.write('.env.production', `ALGOLIA_ADMIN_KEY=${ALGOLIA_ADMIN_KEY}\n`);

  expect((await publish([], others)).status).toBe(0);
});

test.each(['clean', 'build'])('a failure of npm run %s ends the publication', async (step) => {
  project.fake('bin/npm', `case "$*" in *${step}) exit 3;; esac`);

  expect(await publish()).toMatchObject({
    stderr: expect.stringContaining('The site could not be built and pushed') as string,
    status: 1,
  });
  expect(project.calls().at(-1)).toBe(`npm run --silent ${step}`);
});

test('an unknown option is reported', async () => {
  expect(await publish(['--dry-run'])).toEqual({
    stdout: '',
    stderr: 'There is no option --dry-run. The only one is --allow-fewer.\n',
    status: 1,
  });
});
