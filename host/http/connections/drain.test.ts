import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Koa from "koa";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";
import { listen } from "./listen.ts";

test("a connection that is kept after its last answer does not hold up the end", async () => {
  const app = new Koa();
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    app.use(async (ctx) => {
      resolve();
      await new Promise<void>((done) => (answer = done));
      ctx.body = "late";
    });
  });
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const agent = new Agent({ keepAlive: true });
  const request = get({ port, agent });
  const replied = once(request, "response");
  await asked;
  const started = performance.now();
  const drained = drain(server);
  answer();
  const [response] = await replied;
  response.resume();
  await drained;
  agent.destroy();
  expect(response.statusCode).toBe(200);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("a request on a kept connection that was sent and not yet read when the host stops is answered", async () => {
  const app = new Koa();
  app.use((ctx) => (ctx.body = "read"));
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: here\r\n\r\n");
  await once(socket, "data");
  socket.end("GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n");
  const drained = drain(server);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*read$/);
  await drained;
});
