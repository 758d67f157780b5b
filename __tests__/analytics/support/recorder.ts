import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly method?: string;
  readonly path?: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A local server that records what it receives, and responds with `status`. */
export async function recorder(status = 202) {
  const received: Received[] = [];
  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { method, url: path, headers } = incoming;
      received.push({ method, path, headers, body: JSON.parse(Buffer.concat(parts).toString()) });
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((stopped) => server.close(stopped));
  };
  return { received, stop, endpoint: `http://127.0.0.1:${port}` };
}

/** A `fetch` for jsdom, which has none: it really sends, and fails like a browser's when there is no response. */
export function sendForReal(url: string, { method, headers, body }: RequestInit): Promise<void> {
  return new Promise((sent, failed) => {
    const outgoing = request(url, { method, headers: headers as Record<string, string> });
    outgoing.on('response', (answer) => answer.resume().on('end', sent));
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}
