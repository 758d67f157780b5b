import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port. */
async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}

/** The program behind `npm run api:mock`. */
export const mockAt = (port: number): ChildProcess =>
  spawn(process.execPath, ['scripts/apiMock.mjs'], {
    env: { ...process.env, PORT: String(port) },
  });

/** The exit status of a program, and what it wrote to stderr. */
export async function outcomeOf(program: ChildProcess) {
  let written = '';
  program.stderr?.on('data', (text: Buffer) => (written += text.toString()));
  const [status] = (await once(program, 'close')) as [number | null];
  return { status, written };
}

/** A running mock of the contract. */
export interface MockServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts the mock on a free port, and waits until it is ready. */
export async function startMock(): Promise<MockServer> {
  const port = await freePort();
  const program = mockAt(port);
  await new Promise<void>((resolve, reject) => {
    program.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('The API is mocked')) resolve();
    });
    void outcomeOf(program).then(({ status, written }) =>
      reject(new Error(`The mock exited with ${status} before it was ready:\n${written}`)),
    );
  });
  return {
    port,
    stop: async () => {
      program.kill('SIGTERM');
      await once(program, 'close');
    },
  };
}
