import { once } from "node:events";
import { connect } from "node:net";
import Koa from "koa";
import Type from "typebox";
import { expect, test } from "vitest";
import { answerSender } from "./linger.ts";
import { listen } from "./listen.ts";
import { serve } from "../served.fixture.ts";

const MIB = 1024 * 1024;

/** Sends the whole body before it reads, as a blocking client does, and gives what comes back. */
async function blocking(port: number, bytes: number, headers = ""): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  const chunks: Buffer[] = [];
  socket.pause();
  socket.write(
    `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}Content-Length: ${bytes}\r\n\r\n`,
  );
  const piece = Buffer.alloc(MIB, 0x20);
  for (let sent = 0; sent < bytes; sent += piece.length)
    if (!socket.write(piece.subarray(0, bytes - sent))) await once(socket, "drain");
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.resume();
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}

test("who sends a body far over the limit before reading, and wants the connection closed, reads the refusal", async () => {
  await using on = await serve((add) => {
    const spec = { summary: "", tag: "chat", body: Type.Object({}), responses: {} };
    add.post("/echo", spec, () => {});
  });
  const reply = await blocking(on.port, 24 * MIB, "Connection: close\r\n");
  expect(reply).toMatch(/^HTTP\/1\.1 413 [^]*"detail":"The body is larger than 2 MiB"/);
  expect(on.bugs).toEqual([]);
});

test.for([
  ["bytes", { bytes: 2 * MIB, ms: 60_000 }],
  ["time", { bytes: 1024 * MIB, ms: 50 }],
] as const)(
  "nobody sends on for ever: at the end of its %s the connection is cut",
  async ([, limits]) => {
    const app = new Koa();
    app.use((ctx) => answerSender(ctx, "{}", limits));
    const server = await listen(app, { port: 0, host: "127.0.0.1" });
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    let reply = "";
    socket.on("data", (chunk) => (reply += String(chunk)));
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n");
    const piece = Buffer.alloc(MIB);
    const sending = setInterval(() => socket.write(piece), 10);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(sending);
    expect(reply).toMatch(/^HTTP\/1\.1 \d+ [^]*\{\}$/);
    server.close();
  },
);
