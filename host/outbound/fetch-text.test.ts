import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { OutboundError } from "./error.ts";
import { fetchText, fetchTextWith, MOST_BYTES } from "./fetch-text.ts";
import type { Resolve } from "./resolve.ts";

const open: AsyncDisposable[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server[Symbol.asyncDispose]()));
});

/** A real server on loopback; gives its port and what it was asked, with headers. */
async function serve(listener: RequestListener) {
  const asked: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? "", headers: request.headers });
    listener(request, response);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  open.push(server);
  return { port: (server.address() as AddressInfo).port, asked };
}

const never = new AbortController().signal;

async function failureOf(work: Promise<unknown>): Promise<OutboundError> {
  const error = await work.then(
    () => new Error("it did not fail"),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OutboundError);
  return error as OutboundError;
}

const hello: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "text/plain" });
  response.end("hello");
};

test("text is read, and nothing of ours goes along: no cookie, no credentials, no referrer", async () => {
  const { port, asked } = await serve(hello);
  const found = await fetchText(new URL(`http://127.0.0.1:${port}/a?q=b`), never);
  expect(found).toMatchObject({ type: "text/plain", text: "hello" });
  expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual([
    "accept",
    "accept-encoding",
    "connection",
    "host",
    "user-agent",
  ]);
});

test.for([
  ["loopback", [{ address: "127.0.0.1", family: 4 }]],
  ["the metadata service", [{ address: "169.254.169.254", family: 4 }]],
  [
    "a private network beside a public address",
    [
      { address: "93.184.216.34", family: 4 },
      { address: "10.0.0.7", family: 4 },
    ],
  ],
  ["an address of IPv4 hidden in IPv6", [{ address: "::ffff:7f00:1", family: 6 }]],
] as const)(
  "a public name that points to %s is refused before any connection",
  async ([, addresses]) => {
    const { port, asked } = await serve(hello);
    const client = fetchTextWith({ resolve: () => Promise.resolve(addresses) });
    const error = await failureOf(client(new URL(`http://rebind.example:${port}/`), never));
    expect(error).toMatchObject({ failure: "refused" });
    expect(error.message).toContain("private network");
    expect(asked).toEqual([]);
  },
);

test("a name is resolved once and pinned: a second answer is never asked for", async () => {
  let port = 0;
  const server = await serve((request, response) => {
    if (request.url === "/one") response.writeHead(302, { location: "/two" }).end();
    else hello(request, response);
  });
  port = server.port;
  const answers = [[{ address: "127.0.0.1", family: 4 }], [{ address: "10.0.0.1", family: 4 }]];
  let times = 0;
  const resolve: Resolve = () => Promise.resolve(answers[Math.min(times++, 1)] ?? []);
  const client = fetchTextWith({ resolve });
  const found = await client(new URL(`http://localhost:${port}/one`), never);
  expect(found.text).toBe("hello");
  expect(times).toBe(1);
});

test("localhost that resolves elsewhere is refused", async () => {
  const client = fetchTextWith({
    resolve: () => Promise.resolve([{ address: "10.0.0.1", family: 4 }]),
  });
  expect(await failureOf(client(new URL("http://localhost:1/"), never))).toMatchObject({
    failure: "refused",
  });
});

test.for([
  "http://169.254.169.254/latest/meta-data/",
  "http://127.0.0.2:1/",
  "https://example.org/",
  "//example.org/x",
  "file:///etc/passwd",
  "gopher://127.0.0.1/",
])("a redirect to %s is refused", async (location) => {
  const { port, asked } = await serve((_request, response) => {
    response.writeHead(302, { location }).end();
  });
  const error = await failureOf(fetchText(new URL(`http://127.0.0.1:${port}/`), never));
  expect(error).toMatchObject({ failure: "refused" });
  expect(asked).toHaveLength(1);
});

test("a redirect to another port of the same machine is refused", async () => {
  const other = await serve(hello);
  const { port } = await serve((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${other.port}/` }).end();
  });
  await failureOf(fetchText(new URL(`http://127.0.0.1:${port}/`), never));
  expect(other.asked).toEqual([]);
});

test("three redirects within the host are followed, a fourth is not", async () => {
  const { port, asked } = await serve((request, response) => {
    const n = Number((request.url ?? "/0").slice(1));
    if (n === 0) hello(request, response);
    else response.writeHead(301, { location: `/${n - 1}` }).end();
  });
  expect((await fetchText(new URL(`http://127.0.0.1:${port}/3`), never)).text).toBe("hello");
  asked.splice(0);
  const error = await failureOf(fetchText(new URL(`http://127.0.0.1:${port}/9`), never));
  expect(error.message).toContain("too often");
  expect(asked).toHaveLength(4);
});

test.for([
  [
    "says it is too large",
    (_q, response) => {
      response.writeHead(200, { "content-type": "text/plain", "content-length": MOST_BYTES + 1 });
      response.write("x");
    },
  ],
  [
    "is too large and does not say so",
    (_q, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      response.end("x".repeat(MOST_BYTES + 1));
    },
  ],
] as const satisfies readonly (readonly [string, RequestListener])[])(
  "an answer that %s is given up",
  async ([, listener]) => {
    const { port } = await serve(listener);
    const error = await failureOf(fetchText(new URL(`http://127.0.0.1:${port}/`), never));
    expect(error).toMatchObject({ failure: "unreachable" });
    expect(error.message).toContain("more than");
  },
);

test.for([
  ["headers", () => {}],
  [
    "the rest of the body",
    (_q, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      response.write("a");
    },
  ],
] as const satisfies readonly (readonly [string, RequestListener])[])(
  "waiting for %s ends when time is up",
  async ([, listener]) => {
    const { port } = await serve(listener);
    const client = fetchTextWith({ timeoutMs: 300 });
    const error = await failureOf(client(new URL(`http://127.0.0.1:${port}/`), never));
    expect(error).toMatchObject({ failure: "timeout" });
  },
);

test("a name service that never answers ends when time is up", async () => {
  const client = fetchTextWith({ timeoutMs: 200, resolve: () => new Promise(() => {}) });
  const error = await failureOf(client(new URL("https://slow.example/"), never));
  expect(error).toMatchObject({ failure: "timeout" });
});

test("a closed port is told with its reason and without the path", async () => {
  const { port } = await serve(hello);
  await Promise.all(open.splice(0).map((server) => server[Symbol.asyncDispose]()));
  const error = await failureOf(fetchText(new URL(`http://127.0.0.1:${port}/?q=secret`), never));
  expect(error.message).toContain("ECONNREFUSED");
  expect(error.message).not.toContain("secret");
});

test("a caller who leaves is answered with his own reason", async () => {
  const controller = new AbortController();
  const { port } = await serve(() => controller.abort(new Error("client left")));
  await expect(fetchText(new URL(`http://127.0.0.1:${port}/`), controller.signal)).rejects.toThrow(
    "client left",
  );
});
