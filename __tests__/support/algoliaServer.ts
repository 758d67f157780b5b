import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '../../src/model/search/searchRecord';
import { answer } from '../../src/search/engine/answer/answer';
import { createEngine } from '../../src/search/engine/engine';

export const ADMIN_KEY = 'admin-key-of-the-fake';
export const SEARCH_KEY = 'search-key-of-the-fake';

interface Stored {
  readonly objectID: string;
  readonly internal?: { readonly contentDigest: string };
}

type Body = Readonly<Record<string, unknown>>;

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: Body;
}

interface Index {
  settings: Body;
  readonly objects: Map<string, Stored>;
}

interface Batch {
  readonly requests: readonly { readonly action: string; readonly body: Stored }[];
}

/** The page size of a browse response. */
const BROWSED = 3;

/**
 * A local server that implements as much of Algolia's protocol as the push, its verification and the search need. Queries
 * are answered by the embedded engine over the pushed records, with the index settings that the engine supports; the order
 * of the hits says nothing about Algolia's.
 */
export async function algoliaServer(port = 0) {
  const indexes = new Map<string, Index>();
  const requests: Seen[] = [];
  const faults: { status?: (request: Seen) => number | undefined } = {};
  const index = (name: string): Index => {
    const found = indexes.get(name) ?? { settings: {}, objects: new Map<string, Stored>() };
    indexes.set(name, found);
    return found;
  };

  const respond = (request: Seen): [status: number, body: unknown] => {
    const { method, path, key, body } = request;
    const induced = faults.status?.(request);
    if (induced) return [induced, { message: 'Induced by the test', status: induced }];
    if (key !== ADMIN_KEY && !(key === SEARCH_KEY && path.endsWith('/queries'))) {
      return [403, { message: 'Invalid Application-ID or API key', status: 403 }];
    }
    const [, , , name = '', route = ''] = decodeURIComponent(path).split('/');
    if (route === 'queries') return [200, queried(body, indexes)];
    if (route === 'task') return [200, { status: 'published', pendingTask: false }];
    if (method !== 'PUT' && route !== 'batch' && !indexes.has(name)) {
      return [404, { message: `Index ${name} does not exist`, status: 404 }];
    }
    if (route === 'batch') return [200, batched(body as unknown as Batch, index(name))];
    if (route === 'browse') return [200, browsed(body, index(name))];
    if (method === 'PUT') {
      index(name).settings = body;
      return [200, { updatedAt: '2025-01-01T00:00:00Z', taskID: 1 }];
    }
    return [200, index(name).settings];
  };

  const server = createServer((incoming, outgoing) => {
    void seen(incoming).then((request) => {
      // A page in a browser sends requests from another port.
      outgoing.setHeader('access-control-allow-origin', '*');
      outgoing.setHeader('access-control-allow-headers', '*');
      if (request.method === 'OPTIONS') return outgoing.writeHead(204).end();
      requests.push(request);
      const [status, body] = respond(request);
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      return outgoing.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));

  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    /** The records of an index, by id. */
    records: (name: string): ReadonlyMap<string, Stored> => index(name).objects,
    settings: (name: string): Body => index(name).settings,
    put(name: string, records: readonly Stored[]): void {
      records.forEach((record) => index(name).objects.set(record.objectID, record));
    },
    /** Deletes an index, as somebody might do on the service's dashboard. */
    wipe: (name: string): boolean => indexes.delete(name),
    stop(): Promise<unknown> {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}

export type AlgoliaServer = Awaited<ReturnType<typeof algoliaServer>>;

async function seen(incoming: IncomingMessage): Promise<Seen> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const key = incoming.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key') ?? '';
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    key: String(key),
    body: text === '' ? {} : (JSON.parse(text) as Body),
  };
}

function batched({ requests }: Batch, { objects }: Index) {
  for (const { action, body } of requests) {
    if (action === 'deleteObject') objects.delete(body.objectID);
    else objects.set(body.objectID, body);
  }
  return { taskID: 1, objectIDs: requests.map(({ body }) => body.objectID) };
}

function browsed({ cursor, attributesToRetrieve }: Body, { objects }: Index) {
  const start = Number(cursor ?? 0);
  const all = [...objects.values()];
  const asked = attributesToRetrieve as readonly string[] | undefined;
  const onlyDigests = asked?.join() === 'internal.contentDigest';
  const hits = all.slice(start, start + BROWSED).map((object) => {
    const { objectID, internal } = object;
    return onlyDigests ? { objectID, internal } : object;
  });
  const next = start + BROWSED < all.length ? { cursor: String(start + BROWSED) } : {};
  return { hits, nbHits: all.length, page: 0, nbPages: 1, hitsPerPage: BROWSED, ...next };
}

function queried(body: Body, indexes: ReadonlyMap<string, Index>) {
  const results = (body.requests as readonly Body[]).map(({ indexName: name, ...params }) => {
    const indexName = String(name);
    const { objects, settings } = indexes.get(indexName) ?? { objects: new Map<string, Stored>() };
    const engine = createEngine([...objects.values()] as SearchRecord[]);
    const answered = answer(engine, { indexName, params: { ...settings, ...params } });
    // The service has no passages.
    return { ...answered, passages: undefined };
  });
  return { results };
}
