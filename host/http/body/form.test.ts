import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve, type Served } from "../served.fixture.ts";

const MIB = 1024 * 1024;
const BYTES = Buffer.from([0, 13, 10, 45, 45, 88, 255, 128, 13, 10]);

let on: Served;
beforeAll(async () => {
  on = await serve((add) => {
    const file = { part: "file", maxBytes: 12 * MIB, tooLarge: "IMAGE_TOO_LARGE" } as const;
    add.post("/take", { summary: "", tag: "chat", file, responses: {} }, (ctx, input) => {
      ctx.body = {
        hex: input.file.bytes.subarray(0, 64).toString("hex"),
        n: input.file.bytes.length,
      };
    });
  });
});
afterAll(() => on[Symbol.asyncDispose]());

type Bytes = Uint8Array<ArrayBuffer>;

function form(parts: readonly (readonly [headers: string, body: Uint8Array])[]): Bytes {
  const pieces = parts.flatMap(([headers, body]) => [
    Buffer.from(`--X\r\n${headers}\r\n\r\n`),
    body,
    Buffer.from("\r\n"),
  ]);
  return new Uint8Array(Buffer.concat([...pieces, Buffer.from("--X--\r\n")]));
}

const send = async (body: Bytes, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${on.url}/take`, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=X", ...headers },
    body,
  });
  return { status: reply.status, body: (await reply.json()) as { detail?: string } };
};

describe("a file is known by the name of its part", () => {
  test.for([
    ["with file name and type", 'name="file"; filename="a.png"\r\nContent-Type: image/png'],
    ["without a type, as Python's requests sends it", 'name="file"; filename="a.png"'],
    ["without a file name", 'name="file"\r\nContent-Type: image/png'],
    ["without either", 'name="file"'],
    ["with an empty file name", 'name="file"; filename=""\r\nContent-Type: image/png'],
    ["with a file name beyond ASCII", "name=\"file\"; filename*=UTF-8''%e5%86%99.png"],
    ["with a path for a name", 'name="file"; filename="../../etc/passwd"'],
    ["with its name not quoted", "name=file; filename=a.png"],
    ["with a file name that speaks of another name", 'filename="a; name=b"; name="file"'],
  ] as const)("%s", async ([, disposition]) => {
    const sent = form([[`Content-Disposition: form-data; ${disposition}`, BYTES]]);
    const reply = await send(sent);
    expect(reply).toEqual({ status: 200, body: { hex: BYTES.toString("hex"), n: BYTES.length } });
  });

  test("other parts are passed over, whatever they say of themselves", async () => {
    const others = ["Content-Transfer-Encoding: 8bit", "Content-Type: text/plain", "X: y"].map(
      (more) => [`Content-Disposition: form-data; name="note"\r\n${more}`, BYTES] as const,
    );
    const file = ['Content-Disposition: form-data; name="file"; filename="a"', BYTES] as const;
    expect(await send(form([...others, file, ...others]))).toMatchObject({ status: 200 });
  });
});

test.for([
  [
    "no part of that name",
    form([['Content-Disposition: form-data; name="image"', BYTES]]),
    /no part named file/,
  ],
  ["no bytes", new Uint8Array(), /boundary is not in it/],
  [
    "two of them",
    form([
      ['Content-Disposition: form-data; name="file"; filename="a"', BYTES],
      ['Content-Disposition: form-data; name="file"; filename="b"', BYTES],
    ]),
    /several parts named file/,
  ],
  [
    "an end that is missing",
    new Uint8Array(Buffer.from('--X\r\nContent-Disposition: form-data; name="file"\r\n\r\nab')),
    /cannot be read/,
  ],
  ["another boundary", new Uint8Array(Buffer.from("--Y\r\n\r\n\r\n--Y--\r\n")), /cannot be read/],
  ["headers that never end", form([["X".repeat(17_000), BYTES]]), /no empty line/],
  [
    "too many parts",
    form(Array.from({ length: 1_001 }, () => ["X: y", BYTES] as const)),
    /more than 1000 parts/,
  ],
] as const)("a form with %s is 400 and says so", async ([, body, why]) => {
  const reply = await send(body);
  expect(reply.status).toBe(400);
  expect(reply.body.detail).toMatch(why);
});

test("without a boundary it is 400, as another media type or compressed 415", async () => {
  const body = form([['Content-Disposition: form-data; name="file"', BYTES]]);
  expect((await send(body, { "content-type": "multipart/form-data" })).status).toBe(400);
  expect((await send(body, { "content-type": "image/png" })).status).toBe(415);
  expect((await send(body, { "content-encoding": "gzip" })).status).toBe(415);
});

test.for([
  [12 * MIB, 200],
  [12 * MIB + 1, 413],
  [40 * MIB, 413],
] as const)("a file of %i bytes is answered with %i", async ([size, status]) => {
  const body = form([['Content-Disposition: form-data; name="file"', Buffer.alloc(size)]]);
  const reply = await send(body);
  expect(reply.status).toBe(status);
  if (status === 413)
    expect(reply.body.detail).toBe("The image is larger than 12 MiB (12582912 bytes)");
});

test("a form whose one header never ends costs no more than the largest file", async () => {
  const endless = Buffer.alloc(20 * MIB, 97);
  const body = new Uint8Array(
    Buffer.concat([Buffer.from("--X\r\nContent-Disposition: "), endless]),
  );
  expect((await send(body)).status).toBe(413);
});

test("what looks like a boundary and goes on is the file's", async () => {
  const file = Buffer.from("a\r\n--XY\r\n--X -\r\n--\r\n-- X");
  const body = form([['Content-Disposition: form-data; name="file"', file]]);
  expect((await send(body)).body).toEqual({ hex: file.toString("hex"), n: file.length });
});

test("a preamble, blanks behind a boundary and an epilogue are passed over", async () => {
  const body = Buffer.concat([
    Buffer.from('hello\r\n--X \t\r\nContent-Disposition: form-data; name="file"\r\n\r\n'),
    BYTES,
    Buffer.from("\r\n--X--\r\nbye\r\n--X\r\n"),
  ]);
  expect(await send(new Uint8Array(body))).toMatchObject({ status: 200 });
});

test.for(["\r", "\n", "-", "\r\n", "\r\n--", "\r\n--X", "\r\n--X-"])(
  "12 MiB of %j are read in less than two seconds",
  async (piece) => {
    const bytes = Buffer.alloc(12 * MIB, piece).subarray(0, 12 * MIB - 8);
    const body = form([['Content-Disposition: form-data; name="file"', bytes]]);
    const started = performance.now();
    await send(body);
    expect(performance.now() - started).toBeLessThan(2_000);
  },
);

test("no form, however garbled, ends the process", async () => {
  const good = Buffer.from(
    form([
      ['Content-Disposition: form-data; name="note"\r\nContent-Transfer-Encoding: 7bit', BYTES],
      ['Content-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: a/b', BYTES],
    ]),
  );
  let seed = 1;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const statuses = new Set<number>();
  for (let round = 0; round < 300; round += 1) {
    const bytes = Buffer.from(good);
    for (let change = 0; change < 1 + next(4); change += 1)
      bytes[next(bytes.length)] = [13, 10, 45, 58, 34, 0, 255, 88, next(256)][next(9)] ?? 0;
    const cut = next(5) === 0 ? next(bytes.length) : bytes.length;
    statuses.add((await send(new Uint8Array(bytes.subarray(0, cut)))).status);
  }
  expect(statuses).toEqual(new Set([200, 400]));
  expect(on.bugs).toEqual([]);
});

test.for(["end", "resetAndDestroy"] as const)(
  "a client that breaks off its form by %s is no bug",
  async (leave) => {
    const socket = connect({ port: on.port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    const head = [
      "POST /take HTTP/1.1\r\nHost: x",
      "Content-Type: multipart/form-data; boundary=X",
      "Content-Length: 1000\r\n\r\n--X\r\n",
    ];
    socket.write(head.join("\r\n"));
    // It is being read once another request behind it is answered.
    await fetch(`${on.url}/none`);
    socket[leave]();
    socket.resume();
    await once(socket, "close");
    await wait(50);
    expect(on.bugs).toEqual([]);
  },
);
