import { once } from "node:events";
import { Agent, get } from "node:http";
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
