import { once } from "node:events";
import type { Server } from "node:http";
import type Koa from "koa";
import { refuseUnaddressed, refuseUnread } from "../body/unread-request.ts";

// As an ES module, node:http asks for all it exports, and with that for the client behind `fetch` and HTTP/2, which nothing here uses: a good part of a start.
const { createServer } = process.getBuiltinModule("node:http");

/** Milliseconds that an unused connection is kept: longer than proxies and clients keep theirs (60 s), so that none of them sends into one that is just being closed. */
const KEPT_MS = 75_000;

/** Serves an application at an address, port 0 being any free one; resolves once connections are taken, rejects where the address is not to be had. */
export async function listen(
  app: Koa,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const answer = app.callback();
  // Node refuses a request without a host by an empty body.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!refuseUnaddressed(request, response)) void answer(request, response);
  });
  refuseUnread(server);
  server.keepAliveTimeout = KEPT_MS;
  server.listen(port, host);
  await once(server, "listening");
  return server;
}
