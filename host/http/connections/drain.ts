import type { Server } from "node:http";
import { setImmediate, setTimeout as wait } from "node:timers/promises";

/** Most milliseconds that requests in flight may take to finish once the host stops. */
const DRAIN_MS = 10_000;

/** Milliseconds between looks for connections whose last request is answered. */
const LOOK_MS = 50;

/** Stops taking connections, lets requests in flight finish, those too that were sent and not yet read, and cuts what is left after 10 s. */
export async function drain(server: Server, limitMs: number = DRAIN_MS): Promise<void> {
  // What a busy host has not read yet looks idle, and closing would reset it: sockets are read in the turn of the loop between a timer and the next immediate.
  await wait(LOOK_MS);
  await setImmediate();
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(look);
  clearTimeout(cut);
}
