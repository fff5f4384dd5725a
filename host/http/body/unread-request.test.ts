import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import Type from "typebox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve, type Served } from "../served.fixture.ts";

let on: Served;
/** Of a streamed answer, all there are and how many were written. */
const PIECES = 500;
const streamed = Promise.withResolvers<number>();
beforeAll(async () => {
  on = await serve((add) => {
    const spec = { summary: "", tag: "chat", body: Type.Object({}), responses: {} };
    add.post("/echo", spec, (ctx, { body }) => {
      ctx.body = { echo: body };
    });
    add.get("/streamed", { summary: "", tag: "chat", responses: {} }, async (ctx) => {
      ctx.respond = false;
      let written = 0;
      for (; written < PIECES && !ctx.res.destroyed; written += 1) {
        ctx.res.write("a piece of it\n");
        await wait(2);
      }
      ctx.res.end();
      streamed.resolve(written);
    });
    add.get("/slow", { summary: "", tag: "chat", responses: {} }, async (ctx) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ctx.body = { slow: true };
    });
  });
});
afterAll(() => on[Symbol.asyncDispose]());

const JSON_TYPE = "Content-Type: application/json\r\n";
const post = (headers: string, body = "") =>
  `POST /echo HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}${headers}\r\n${body}`;

test.for([
  ["a malformed chunk", post("Transfer-Encoding: chunked\r\n", "zz\r\n{}\r\n0\r\n\r\n"), 400],
  [
    "a length beside chunks",
    post("Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", "2\r\n{}\r\n0\r\n\r\n"),
    400,
  ],
  ["two lengths", post("Content-Length: 2\r\nContent-Length: 3\r\n", "{}"), 400],
  ["an unknown method", "BREW /echo HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["no HTTP at all", "\u0016\u0003\u0001hello\r\n\r\n", 400],
  ["a tunnel asked for", "CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n", 400],
  ["no Host", "GET /echo HTTP/1.1\r\n\r\n", 400],
  ["several Hosts", "GET /echo HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
  ["a target without an end of its host", "GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a target with a port that is none", "GET http://a:b:c/echo HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a target without a host", "POST http:// HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a target of another protocol", "GET ftp://x/echo HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a header of 20 KB", post(`X-Long: ${"a".repeat(20_000)}\r\n`), 431],
  ["an unknown expectation", post("Expect: foo\r\nContent-Length: 2\r\n", "{}"), 417],
] as const)("a request with %s is refused with a detail", async ([, bytes, status]) => {
  const [head = "", body = ""] = (await on.raw(bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json/im);
  expect(head).toMatch(/^connection: close$/im);
  expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/\w{4}/) });
  expect(on.bugs).toEqual([]);
});

test("Expect: 100-continue is told to go on, and answered", async () => {
  const reply = await on.raw(
    post("Expect: 100-continue\r\nConnection: close\r\nContent-Length: 2\r\n", "{}"),
  );
  expect(reply).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
});

test.for(["http://x", "https://example.org:8443", "HTTP://[::1]:80"])(
  "a path behind %s is answered as the path alone",
  async (origin) => {
    const reply = await on.raw(
      `POST ${origin}/echo HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}Connection: close\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(reply).toContain(" 200 OK");
  },
);

test("HTTP/1.0 without a Host is answered", async () => {
  const body = `POST /echo HTTP/1.0\r\n${JSON_TYPE}Content-Length: 2\r\n\r\n{}`;
  expect(await on.raw(body)).toContain(" 200 OK");
});

test("a tunnel asked for behind a good request is refused behind its answer", async () => {
  const reply = await on.raw(
    "GET /slow HTTP/1.1\r\nHost: x\r\n\r\nCONNECT x:1 HTTP/1.1\r\nHost: x:1\r\n\r\n",
  );
  expect(reply).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"slow":true\}HTTP\/1\.1 400 [^]*"detail"/);
});

test("what stands broken behind a good request is refused behind its answer", async () => {
  const reply = await on.raw("GET /slow HTTP/1.1\r\nHost: x\r\n\r\nBREW / HTTP/1.1\r\n\r\n");
  expect(reply).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"slow":true\}HTTP\/1\.1 400 [^]*"detail"/);
});

test.for(["BREW / HTTP/1.1\r\n\r\n", "CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n"])(
  "who is gone before %j is refused leaves the host as it was",
  async (bytes) => {
    for (let count = 0; count < 20; count += 1) {
      const socket = connect({ port: on.port, host: "127.0.0.1" });
      socket.on("error", () => undefined);
      socket.write(bytes, () => socket.resetAndDestroy());
      await once(socket, "close");
    }
    expect(await on.raw(post("Connection: close\r\nContent-Length: 2\r\n", "{}"))).toContain(
      " 200 ",
    );
    expect(on.bugs).toEqual([]);
  },
);

/** What Node warns of while a connection goes on. */
async function warningsWhile(work: () => Promise<void>): Promise<readonly Error[]> {
  const warned: Error[] = [];
  const note = (warning: Error): void => void warned.push(warning);
  process.on("warning", note);
  await work();
  await wait(10);
  process.off("warning", note);
  return warned;
}

test("who sends broken bytes again and again behind a request is listened to once", async () => {
  const warned = await warningsWhile(async () => {
    const socket = connect({ port: on.port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.resume();
    const closed = once(socket, "close");
    socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    for (let count = 0; count < 30; count += 1) {
      socket.write("BREW / HTTP/1.1\r\n\r\n");
      await wait(2);
    }
    await closed;
  });
  expect(warned).toEqual([]);
});

test("for who leaves while an answer streams, the connection ends at once", async () => {
  const warned = await warningsWhile(async () => {
    const socket = connect({ port: on.port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.write("GET /streamed HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
    socket.resetAndDestroy();
    expect(await streamed.promise).toBeLessThan(PIECES);
  });
  expect(warned).toEqual([]);
  expect(on.bugs).toEqual([]);
});
