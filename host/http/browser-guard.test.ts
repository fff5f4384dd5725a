import { request, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";
import Koa from "koa";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestHost, type TestHost } from "../test-host.ts";
import { refuseOtherSites, type Reached } from "./browser-guard.ts";
import { reportErrors } from "./answering/errors.ts";
import { listen } from "./connections/listen.ts";

type Headers = Readonly<Record<string, string>>;

/** `fetch` sends no Host of ours. */
function send(to: RequestOptions) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    request({ host: "127.0.0.1", ...to }, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}

/** Guards a service as if it listened where `reached` says; answers the status of a request to it. */
async function guarded(
  reached: Reached,
): Promise<(headers: Headers, method?: string, path?: string) => Promise<number>> {
  const app = new Koa();
  app.use(reportErrors((value) => value));
  app.use(refuseOtherSites(reached));
  app.use((ctx) => {
    ctx.body = "taken";
  });
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return async (headers, method = "POST", path = "/") =>
    (await send({ port, headers, method, path })).status;
}

const LOCAL: Reached = { host: "127.0.0.1", names: [] };
const OPEN: Reached = { host: "0.0.0.0", names: [] };
const NAMED: Reached = {
  host: "127.0.0.1",
  names: ["harness.example.org", "app.example.org:8443"],
};

test.for<[string, Reached, Headers, number]>([
  [
    "a form of another site",
    LOCAL,
    { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    403,
  ],
  ["another site that tells no origin", LOCAL, { "Sec-Fetch-Site": "cross-site" }, 403],
  ["an older browser's form of another site", LOCAL, { Origin: "https://evil.example" }, 403],
  ["a page without an origin of its own", LOCAL, { Origin: "null" }, 403],
  [
    "a page of another port of this machine",
    LOCAL,
    { "Sec-Fetch-Site": "same-site", Origin: "http://localhost:3000", Host: "localhost:8787" },
    403,
  ],
  [
    "a page of the same host over a guarded line",
    OPEN,
    { Origin: "https://own.example:8787", Host: "own.example:8787" },
    200,
  ],
  [
    "another site where all may reach it",
    OPEN,
    { Origin: "https://evil.example", Host: "own.example" },
    403,
  ],
  ["its own page", LOCAL, { Origin: "http://localhost:8787", Host: "localhost:8787" }, 200],
  [
    "its own page on its usual port",
    OPEN,
    { Origin: "https://own.example", Host: "own.example:443" },
    200,
  ],
  [
    "its own page behind a proxy that changes Host",
    LOCAL,
    { "Sec-Fetch-Site": "same-origin", Origin: "https://own.example" },
    200,
  ],
  ["an address typed by a person", LOCAL, { "Sec-Fetch-Site": "none" }, 200],
  [
    "a page that the operator named",
    NAMED,
    { "Sec-Fetch-Site": "cross-site", Origin: "https://app.example.org:8443" },
    200,
  ],
  [
    "another port of one that the operator named",
    NAMED,
    { "Sec-Fetch-Site": "cross-site", Origin: "https://app.example.org" },
    403,
  ],
  ["a client that is no browser", LOCAL, {}, 200],
])("%s: %j %j is answered %i", async ([, reached, headers, status]) => {
  expect(await (await guarded(reached))(headers)).toBe(status);
});

test.for<[string, Reached, string, number]>([
  ["a name turned to this machine", LOCAL, "evil.example:8787", 421],
  ["a name that begins like an address", LOCAL, "127.0.0.1.evil.example", 421],
  ["no host at all", LOCAL, "a b", 421],
  ["its address", LOCAL, "127.0.0.1:8787", 200],
  ["another address of a machine", LOCAL, "[::1]:8787", 200],
  ["this machine's name", LOCAL, "LOCALHOST:8787", 200],
  ["the name that the operator gave", NAMED, "Harness.Example.org", 200],
  ["the port of another page", NAMED, "app.example.org", 421],
  ["another name beside one that was given", { ...OPEN, names: NAMED.names }, "evil.example", 421],
  [
    "a machine's address beside names that were given",
    { ...OPEN, names: NAMED.names },
    "10.1.2.3:8787",
    200,
  ],
  ["any name where it listens to all and none was given", OPEN, "harness.internal:8787", 200],
])("%s as the Host of a look: %j %s is answered %i", async ([, reached, host, status]) => {
  expect(await (await guarded(reached))({ Host: host }, "GET")).toBe(status);
});

test("another site may look, as it cannot read what it gets", async () => {
  const ask = await guarded(LOCAL);
  const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
  for (const method of ["GET", "HEAD", "OPTIONS"]) expect(await ask(headers, method)).toBe(200);
});

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

test("no page of another site changes what people are told, and the refusal says what to do", async () => {
  const revision = on.host.knowledge.current().revision;
  const form = new FormData();
  form.set("file", new Blob(["PK"]), "pack.zip");
  const reply = await fetch(`${on.url}/api/knowledge/import`, {
    method: "POST",
    body: form,
    headers: { Origin: "https://evil.example" },
  });
  expect(reply.status).toBe(403);
  expect(await reply.json()).toEqual({
    detail: expect.stringMatching(/https:\/\/evil\.example.*HARNESS_HOSTS/),
  });
  const { port } = new URL(on.url);
  const rebound = await send({
    port,
    headers: { Host: "evil.example" },
    path: "/api/knowledge/list",
  });
  expect(rebound.status).toBe(421);
  expect(JSON.parse(rebound.body)).toEqual({
    detail: expect.stringMatching(/evil\.example.*HARNESS_HOSTS/),
  });
  expect(on.host.knowledge.current().revision).toBe(revision);
});

test("a request whose target names another host is refused, whatever its header says", async () => {
  const status = await guarded(LOCAL);
  expect(await status({ Host: "127.0.0.1" }, "GET")).toBe(200);
  expect(await status({ Host: "127.0.0.1" }, "GET", "http://evil.example/healthz")).toBe(421);
  expect(await status({ Host: "evil.example" }, "GET", "http://127.0.0.1/healthz")).toBe(200);
});
