import { once } from "node:events";
import { connect } from "node:net";
import Koa from "koa";
import { reportErrors } from "./answering/errors.ts";
import { withJsonBodies } from "./body/json-bodies.ts";
import { listen } from "./connections/listen.ts";
import { dispatcher, recorder, type Method, type Route } from "./routes.ts";
import type { AddRoute } from "../contract/harness.ts";

/** Routes on a free port, with the host's own way of reading requests and telling failures. */
export interface Served extends AsyncDisposable {
  readonly url: string;
  /** What would be logged as a bug. */
  readonly bugs: unknown[];
  /** Sends bytes as they are and gives all that comes back until the connection ends. */
  readonly raw: (bytes: string | Uint8Array) => Promise<string>;
  readonly port: number;
}

/** Serves what `declare` adds. Error sentences lose runs of five digits, as a privacy filter might have it. */
export async function serve(declare: (add: Record<Method, AddRoute>) => void): Promise<Served> {
  const routes: Route[] = [];
  declare(recorder(routes));
  const app = withJsonBodies(new Koa());
  const bugs: unknown[] = [];
  app.on("error", (error: unknown) => bugs.push(error));
  app.use(reportErrors((value) => JSON.parse(JSON.stringify(value).replaceAll(/\d{5,}/g, "…"))));
  app.use(dispatcher(routes));
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    bugs,
    raw: (bytes) => rawReply(port, bytes),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function rawReply(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write(bytes);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}
