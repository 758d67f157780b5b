import { connect } from 'node:net';

/**
 * The port to serve on: PORT, or the usual one. Throws if it is not a port or not free; the message shows how to run `command`
 * on another port.
 */
export async function freePort({ usual, command }) {
  const port = wantedPort(usual);
  if (!(await answers(port))) return port;
  const other = port < 65535 ? port + 1 : usual;
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${other} ${command}`,
  );
}

function wantedPort(usual) {
  const port = Number(process.env.PORT ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `PORT is "${process.env.PORT}", which is not a port. Set it to a number from 1 to 65535.`,
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
