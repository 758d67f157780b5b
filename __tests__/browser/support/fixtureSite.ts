import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILD_TIME, siteCopy } from '../../support/siteCopy';
import { algoliaServer, SEARCH_KEY, type AlgoliaServer } from '../../support/algoliaServer';
import {
  readRecords,
  type SearchManifest,
  type SearchStore,
} from '../../../src/model/search/searchStore';
import { fixtureFiles, PAGE_VIEWS } from './fixtureFiles';
import { visit, type Visit, type VisitOptions } from './site';
import { listen, serveFolder } from './staticServer';

/** The fixture, for the tests of one file; the first file that needs it builds it for all. */
export function withFixtureSite(): FixtureSite {
  const site = {} as FixtureSite;
  beforeAll(async () => {
    Object.assign(site, await fixtureSite());
  }, BUILD_TIME);
  afterAll(() => site.stop());
  return site;
}

/** A request that a page-view service received. */
interface Heard {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A site with every kind of entry in its frame, served for one test file. */
interface FixtureSite {
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /** The page views that its services received since this was last emptied. */
  readonly heard: Heard[];
  /** The service that answers its searches, with the site's records. */
  readonly algolia: AlgoliaServer;
  stop(): Promise<void>;
}

async function fixtureSite(): Promise<FixtureSite> {
  const folder = await builtFixture(process.env.FIXTURE_FOLDER ?? '');
  const heard: Heard[] = [];
  const services = await listen((request, response) => void hear(request, response, heard));
  const algolia = await algoliaServer();
  algolia.put(INDEX, builtRecords(`${folder}/public`));
  const site = await serveFolder(`${folder}/public`, {
    change: (text) =>
      text.replaceAll(PAGE_VIEWS, services.url).replaceAll(SEARCH_HOST, algolia.host),
  });
  const friends = [services.url, `http://${algolia.host}`];
  return {
    visit: (path, options) => visit(path, { site: site.url, friends, ...options }),
    heard,
    algolia,
    async stop() {
      await site.stop();
      await services.stop();
      await algolia.stop();
    },
  };
}

const INDEX = 'fixture';
/** Placeholder in the built code for the search service, like `PAGE_VIEWS`. */
const SEARCH_HOST = '127.0.0.1:65000';
const SEARCH = {
  GATSBY_ALGOLIA_APP_ID: 'APP',
  GATSBY_ALGOLIA_SEARCH_KEY: SEARCH_KEY,
  GATSBY_ALGOLIA_INDEX_NAME: INDEX,
  GATSBY_ALGOLIA_HOST: SEARCH_HOST,
};

/** The records that the build has created, as a push would send them. */
function builtRecords(folder: string) {
  const read = (file: string) => readFileSync(`${folder}/search/${file}`, 'utf8');
  const { records } = JSON.parse(read('manifest.json')) as SearchManifest;
  return readRecords(JSON.parse(read(records)) as SearchStore);
}

/** Test files may run in parallel: one builds, the others wait. */
async function builtFixture(shared: string): Promise<string> {
  const done = `${shared}/site`;
  if (isFirst(`${shared}/building`)) {
    const site = siteCopy(fixtureFiles);
    const { status, output } = site.build(SEARCH);
    // Written atomically: other processes see nothing or the complete file.
    writeFileSync(`${done}.part`, status === 0 ? site.folder : `!${output}`);
    renameSync(`${done}.part`, done);
  }
  while (!existsSync(done)) await wait(200);
  const folder = readFileSync(done, 'utf8');
  if (folder.startsWith('!')) throw new Error(`The fixture could not be built.\n${folder}`);
  return folder;
}

/** Only one process can create the folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function hear(request: IncomingMessage, response: ServerResponse, heard: Heard[]) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString()) as Heard['body'];
  heard.push({ path: request.url ?? '', body });
  response.writeHead(202, { 'access-control-allow-origin': '*' }).end();
}
