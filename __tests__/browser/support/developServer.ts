import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GATSBY, siteCopy } from '../../support/siteCopy';

/** The development server with its own content, as an author runs it. */
export interface DevelopServer {
  readonly url: string;
  write(file: string, text: string): void;
  /** Waits until a change is processed: Gatsby gives up when files keep changing while it works. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the development server on a copy of the site, and resolves once it serves pages. */
export async function developServer(
  files: Readonly<Record<string, string>>,
): Promise<DevelopServer> {
  const site = siteCopy(files);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [GATSBY, 'develop', '--port', String(port)], {
    cwd: site.folder,
    // It starts child processes, which end with the process group.
    detached: true,
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      FORCE_COLOR: '0',
    },
  });
  let output = '';
  const ended = new Promise<void>((done) => server.on('exit', () => done()));
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The server did not start.\n${output}`);
    await wait(300);
  }
  return {
    url,
    write: (file, text) => writeFileSync(join(site.folder, file), text),
    async settled() {
      for (let seen = -1; seen !== output.length; await wait(1500)) seen = output.length;
    },
    async stop() {
      if (server.pid !== undefined && server.exitCode === null)
        process.kill(-server.pid, 'SIGKILL');
      await ended;
      site.remove();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

/** While the bundle is being built, the server does not listen, or holds the request. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(60_000) })).ok;
  } catch {
    return false;
  }
}
