import { connect } from 'node:net';

/** The port to serve on: PORT, or 9000. */
export function wantedPort() {
  const port = Number(process.env.PORT ?? 9000);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `PORT is "${process.env.PORT}", which is no port. Set it to a number from 1 to 65535.`,
  );
}

/** Whether a program on this machine answers on the port. */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** The port to serve on, when it is free; otherwise says what to do, and ends the program. */
export async function freePort() {
  try {
    const port = wantedPort();
    if (!(await answers(port))) return port;
    const other = port < 65535 ? port + 1 : 9000;
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${other} npm start`,
    );
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}
