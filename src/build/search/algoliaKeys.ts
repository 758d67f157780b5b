import type { SearchConfig } from '../../model/config/siteConfig';
import { searchSettings } from '../frame/searchSettings';
import { AND } from '../listFormats';

/** The environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is needed to query the hosted search and, with an admin key, to push to it. */
export interface AlgoliaKeys {
  readonly appId: string;
  readonly searchKey: string;
  readonly indexName: string;
  readonly adminKey?: string;
  /** Host and port on this machine that replace the service in tests. */
  readonly host?: string;
}

/** The variables for pushing, and those for querying from the browser. */
const BUILD = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'];
const BROWSER = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY'];

/**
 * The keys of the hosted search, or undefined if the environment has none. The browser's keys suffice for a preview, which must
 * not push; throws if any others are missing or if the keys do not match.
 */
export function algoliaKeys(env: Environment, search: SearchConfig): AlgoliaKeys | undefined {
  const given = [...BUILD, ...BROWSER].filter((name) => env[name]);
  if (given.length === 0) return undefined;

  const { appId, indexName } = searchSettings(search, env);
  const pushes = BUILD.some((name) => env[name]);
  const buildAppId = env.ALGOLIA_APP_ID || search.appId;
  const searchKey = env.GATSBY_ALGOLIA_SEARCH_KEY;
  const adminKey = env.ALGOLIA_ADMIN_KEY;
  const missing = Object.entries({
    ...(pushes ? { ALGOLIA_APP_ID: buildAppId, ALGOLIA_ADMIN_KEY: adminKey } : {}),
    GATSBY_ALGOLIA_APP_ID: appId,
    GATSBY_ALGOLIA_SEARCH_KEY: searchKey,
    GATSBY_ALGOLIA_INDEX_NAME: indexName,
  }).flatMap(([name, value]) => (value ? [] : [name]));

  if (!appId || !searchKey || !indexName || missing.length > 0) {
    throw new Error(
      `The hosted search is only half set up: the environment lacks ${AND.format(missing)}. Set what is missing, or unset ${AND.format(given)} to use the embedded search.`,
    );
  }
  refuseMiscopied({
    [env.GATSBY_ALGOLIA_APP_ID ? 'GATSBY_ALGOLIA_APP_ID' : 'search.appId in site.config.ts']: appId,
    GATSBY_ALGOLIA_SEARCH_KEY: searchKey,
    ALGOLIA_ADMIN_KEY: adminKey,
  });
  if (pushes && buildAppId !== appId) {
    throw new Error(
      `The build would push to the application ${buildAppId} and readers would search ${appId}. Set ALGOLIA_APP_ID and GATSBY_ALGOLIA_APP_ID to the same value.`,
    );
  }
  if (searchKey === adminKey) {
    throw new Error(
      'GATSBY_ALGOLIA_SEARCH_KEY is the admin key, and every reader would have it. Set it to the search-only key of the application.',
    );
  }
  const host = loopback(env.GATSBY_ALGOLIA_HOST);
  return { appId, searchKey, indexName, ...(adminKey ? { adminKey } : {}), ...host };
}

/** Names the value with a space or another character that would break the address and the headers of every search. */
function refuseMiscopied(values: Readonly<Record<string, string | undefined>>): void {
  const [name] =
    Object.entries(values).find(([, value]) => value && !/^[\w+/=-]+$/.test(value)) ?? [];
  if (!name) return;
  throw new Error(
    `${name} contains a space or another character that Algolia does not use there. Copy it again.`,
  );
}

function loopback(host: string | undefined): { host?: string } {
  if (!host) return {};
  if (/^(127\.0\.0\.1|localhost):\d+$/.test(host)) return { host };
  throw new Error(
    `GATSBY_ALGOLIA_HOST is "${host}", which is not a port of this machine. It is only for tests: unset it, or set it to 127.0.0.1:PORT.`,
  );
}
