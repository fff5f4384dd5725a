import { request } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import Type from "typebox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve, type Served } from "../served.fixture.ts";

const MIB = 1024 * 1024;

let on: Served;
beforeAll(async () => {
  on = await serve((add) => {
    const spec = { summary: "", tag: "chat", body: Type.Object({}), responses: {} };
    add.post("/echo", spec, (ctx, { body }) => {
      ctx.body = { echo: body };
    });
  });
});
afterAll(() => on[Symbol.asyncDispose]());

const send = async (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => {
  const reply = await fetch(`${on.url}/echo`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return {
    status: reply.status,
    body: (await reply.json()) as { detail?: string; echo?: unknown },
  };
};

test.for(["1e400", "-1e999", `[[{"deep":1e400}]]`])(
  "the number in %s, which no double holds, is refused and not read as infinity",
  async (number) => {
    const { status, body } = await send(`{"n":${number}}`);
    expect(status).toBe(400);
    expect(body.detail).toContain("beyond what a double holds");
  },
);

test.for([
  ["application/json", 200],
  ["application/json; charset=utf-8", 200],
  ["Application/Vnd.API+JSON", 200],
  ["text/json-like", 415],
  ["text/plain", 415],
  ["application/jsonp", 415],
  ["+json", 415],
] as const)(
  "a body of the type %s that does not come at all is %s, as an empty one",
  async ([type, status]) => {
    for (const length of ["", "Content-Length: 0\r\n"]) {
      const reply = await on.raw(
        `POST /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\n${length}\r\n`,
      );
      expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      if (status === 200) expect(reply).toContain('{"echo":{}}');
    }
  },
);

test("64 levels are read and 65 are not", async () => {
  const nested = (levels: number) => `{"x":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
  expect((await send(nested(64))).status).toBe(200);
  expect((await send(nested(65))).status).toBe(400);
});

test("fifty thousand values are read and more are not, whatever stands in strings", async () => {
  const list = (n: number) => `{"text":"[{,\\",","x":[${Array(n).fill(0).join()}]}`;
  expect((await send(list(49_990))).status).toBe(200);
  expect((await send(list(50_010))).status).toBe(400);
});

test("a million keys or lists are refused without reading them", async () => {
  const keys = Array.from({ length: 150_000 }, (_, n) => `"k${n}":1`).join();
  for (const json of [`{${keys}}`, `[${"[],".repeat(600_000)}0]`]) {
    const { status, body } = await send(json);
    expect(status).toBe(400);
    expect(body.detail).toContain("values");
  }
});

test.for(["utf-8", "UTF-8", '"utf-8"', "utf8", "us-ascii"])(
  "charset %s is read",
  async (charset) => {
    const { status } = await send("{}", { "content-type": `application/json; charset=${charset}` });
    expect(status).toBe(200);
  },
);

test.for(["iso-8859-1", "utf-16", "windows-1252"])(
  "charset %s is refused: read as UTF-8 its words would be others",
  async (charset) => {
    const { status, body } = await send("{}", {
      "content-type": `application/json; charset=${charset}`,
    });
    expect(status).toBe(415);
    expect(body.detail).toContain("UTF-8");
  },
);

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

test.for([
  ["Windows-1251", new Uint8Array([...latin1('{"a":"'), 0xcf, 0xe0, 0xf1, ...latin1('"}')])],
  ["Latin-1", latin1('{"a":"señor"}')],
  ["GB 18030", new Uint8Array([...latin1('{"a":"'), 0xb9, 0xa4, 0xd7, 0xca, ...latin1('"}')])],
  ["a letter cut short", new Uint8Array([...latin1('{"a":"'), 0xe0, 0xb8, ...latin1('"}')])],
  ["half a surrogate pair", new Uint8Array([...latin1('{"a":"'), 0xed, 0xa0, 0x80, 0x22, 0x7d])],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
] as const)("bytes of %s are refused and not read as other words", async ([, bytes]) => {
  const refused = { status: 400, body: { detail: expect.stringMatching(/in UTF-8$/) } };
  expect(await send(bytes)).toEqual(refused);
  const packed = new Uint8Array(gzipSync(bytes));
  expect(await send(packed, { "content-encoding": "gzip" })).toEqual(refused);
});

test("a byte order mark in front is passed over, and U+FFFD that was sent is kept", async () => {
  expect(await send('\uFEFF{"a":"\uFFFD\uFEFF"}')).toEqual({
    status: 200,
    body: { echo: { a: "\uFFFD\uFEFF" } },
  });
});

test.for(['{"__proto__":{}}', '{"a":[{"__proto__":1}]}', String.raw`{"__pr\u006fto__":{}}`])(
  "the key in %s, which could become a prototype, is refused",
  async (body) => {
    expect(await send(body)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining("__proto__") },
    });
  },
);

test.for(["", " ", "1", '"a"', "null", "{", "[1,]"])("the body %j is answered", async (body) => {
  expect((await send(body)).status).toBe(body === "" ? 200 : 400);
});

test.for([
  ["gzip", gzipSync],
  ["GZIP", gzipSync],
  ["x-gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
  ["identity", (bytes: Buffer) => bytes],
] as const)("a body in coding %s is read", async ([coding, encode]) => {
  const body = new Uint8Array(encode(Buffer.from('{"a":"ü"}')));
  const reply = await send(body, { "content-encoding": coding });
  expect(reply).toEqual({ status: 200, body: { echo: { a: "ü" } } });
});

test("an unknown coding is 415, a broken one 400, and a bomb 413", async () => {
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(50 * MIB, 32)));
  expect((await send("{}", { "content-encoding": "zstd" })).status).toBe(415);
  expect((await send("{}", { "content-encoding": "gzip" })).status).toBe(400);
  expect((await send(bomb, { "content-encoding": "gzip" })).status).toBe(413);
});

test("2 MiB are read, one byte more is 413, and the sentence names the limit", async () => {
  expect((await send(`{}${" ".repeat(2 * MIB - 2)}`)).status).toBe(200);
  const { status, body } = await send(`{}${" ".repeat(2 * MIB - 1)}`);
  expect(status).toBe(413);
  expect(body.detail).toBe("The body is larger than 2 MiB");
});

test("who sends all of a body that is too large before reading still sees why", async () => {
  const reply = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": 30 * MIB };
    const sending = request(`${on.url}/echo`, { method: "POST", headers }, (response) => {
      response.resume();
      // Answered in the middle of it, the rest is still taken.
      sending.end(Buffer.alloc(29 * MIB, 32), () => resolve(response.statusCode));
    });
    sending.on("error", reject);
    sending.write(Buffer.alloc(MIB, 32));
  });
  expect(reply).toBe(413);
});

test("a client that breaks off in the middle of its body is no bug", async () => {
  const socket = on.raw(
    "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nConnection: close\r\n\r\n{}garbage",
  );
  expect(await socket).toContain("400 Bad Request");
  expect(on.bugs).toEqual([]);
});
