import { createServer, type RequestListener, type Server } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A server on this machine. */
export interface LocalServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server on a free port. */
export async function listen(answer: RequestListener): Promise<LocalServer> {
  const server: Server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // Otherwise a test that fails before it stops the server would keep Jest running.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

interface Serving {
  /** Prefix of every address. */
  readonly prefix?: string;
  /** Changes what is served. */
  readonly change?: (text: string, path: string) => string;
  /** Maps an address to its file; undefined if it is gone. */
  readonly place?: (path: string) => string | undefined;
  /** How much of a file is sent before the response stalls for half a second; 0 for no stall. */
  readonly pause?: (text: string) => number;
}

/** Serves a folder as a static host does: pages without `.html`, and the 404 page for missing files. */
export function serveFolder(
  folder: string,
  { prefix = '', change = (text) => text, place = (path) => path, pause }: Serving = {},
): Promise<LocalServer> {
  return listen(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.slice(prefix.length);
    const own = pathname.startsWith(prefix) ? place(path) : undefined;
    const file = own === undefined ? undefined : fileAt(folder, own);
    const served = file ?? join(folder, '404.html');
    const type = TYPES[extname(served)] ?? 'application/octet-stream';
    const isText = /text|json/.test(type);
    response.writeHead(file ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' });
    const sent = isText ? change(readFileSync(served, 'utf8'), path) : readFileSync(served);
    const first = pause?.(sent.toString()) ?? 0;
    if (first <= 0) return response.end(sent);
    response.write(sent.slice(0, first));
    return setTimeout(() => response.end(sent.slice(first)), 500);
  });
}

function fileAt(folder: string, path: string): string | undefined {
  const place = join(folder, decodeURIComponent(path).replace(/\/$/, ''));
  return [place, `${place}.html`, join(place, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
