import { createServer } from 'node:net';

/** The port to serve on: PORT, or 9000. */
export function wantedPort() {
  const port = Number(process.env.PORT ?? 9000);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `PORT is "${process.env.PORT}", which is no port. Set it to a number from 1 to 65535.`,
  );
}

/** Whether nothing listens on the port yet. */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
