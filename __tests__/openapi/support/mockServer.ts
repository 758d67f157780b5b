import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that no program uses. */
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

/** Everything that a program writes until it ends, and how it ends. */
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

/** Starts the mock on a port of its own, and waits until it says that it is there. */
export async function startMock(): Promise<MockServer> {
  const port = await freePort();
  const program = mockAt(port);
  await new Promise<void>((resolve, reject) => {
    program.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('The API is mocked')) resolve();
    });
    void outcomeOf(program).then(({ status, written }) =>
      reject(new Error(`The mock ended with ${status} before it answered:\n${written}`)),
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
