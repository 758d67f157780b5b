import { request } from 'node:http';

/** A server's response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The raw response of a local server: no redirects followed, nothing decompressed; the path is sent unchanged. */
export function answerOf(
  site: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { port } = new URL(site);
  return new Promise((done, reject) => {
    request({ port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The headers by which caches are told to vary. */
export const varies = ({ headers }: Answer) => String(headers.vary).split(/,\s*/);
