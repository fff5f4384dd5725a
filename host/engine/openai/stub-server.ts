import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import type { Body } from "./dialect.ts";

/** What the stub answers with: a status, a JSON body, headers; nothing at all until the client leaves; the beginning of an answer and then nothing, or the end of the connection. */
export type StubReply =
  | {
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | "silence"
  | "half"
  | "cut";

export interface StubServer {
  /** Base address with `/v1`. */
  readonly url: string;
  /** Every request so far. */
  readonly asked: readonly { readonly body: Body; readonly headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/** A server on loopback that speaks the chat completion protocol and answers from a function: for tests of the openai engine. */
export async function startStubServer(
  reply: (body: Body, n: number) => StubReply = echo,
): Promise<StubServer> {
  const asked: { body: Body; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      asked.push({ body, headers: request.headers });
      const answer = request.url === "/v1/chat/completions" ? reply(body, asked.length) : NOT_FOUND;
      if (answer === "silence") return;
      if (answer === "half" || answer === "cut") {
        response.writeHead(200, { "content-type": "application/json" });
        response.write('{"choices":[', () => answer === "cut" && response.destroy());
        return;
      }
      response.writeHead(answer.status ?? 200, {
        "content-type": "application/json",
        ...answer.headers,
      });
      response.end(JSON.stringify(answer.body));
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A completion that says `content`; `finish` is null where the server was cut off. */
export function completion(content: string | null, finish: string | null = "stop"): StubReply {
  const message = { role: "assistant", content };
  return {
    body: {
      id: "stub",
      object: "chat.completion",
      created: 0,
      model: "stub",
      choices: [{ index: 0, message, finish_reason: finish }],
    },
  };
}

/** A refusal as the protocol words it. */
export function refusal(status: number, error: object, headers = {}): StubReply {
  return { status, headers, body: { error: { type: "invalid_request_error", ...error } } };
}

const NOT_FOUND = refusal(404, { message: "no such route" });

async function readBody(request: IncomingMessage): Promise<Body> {
  return (await json(request)) as Body;
}

function echo({ messages, response_format }: Body): StubReply {
  const text = JSON.stringify(messages);
  if (text.includes("Long")) return "silence";
  if (response_format) return completion('{"label":"unsafe","risk":1.5,"note":null}');
  return completion(`Echo: ${text}`);
}
