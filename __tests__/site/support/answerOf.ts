import { request } from 'node:http';

/** What a server sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What a server of this machine answers, followed nowhere and unpacked by nobody; the path is sent as it is written. */
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

/** What caches are told to keep apart. */
export const varies = ({ headers }: Answer) => String(headers.vary).split(/,\s*/);
