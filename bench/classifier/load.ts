// The load, in a process of its own: closed loops over open connections, each sending the next request once the last is answered.
import { connect } from "node:net";

/** What is sent, over how many connections, for how long. */
export interface LoadOrder {
  readonly port: number;
  readonly path: string;
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly ms: number;
}

/** What came of it. */
export interface LoadResult {
  /** Milliseconds of each request. */
  readonly times: readonly number[];
  /** Answers other than 200. */
  readonly failed: number;
  /** Bytes of all answers. */
  readonly bytes: number;
  readonly elapsed_ms: number;
}

/** A server that does not answer for so long is stuck. */
const LONGEST_MS = 30_000;

process.once("message", (order: LoadOrder) => {
  void answer(order);
});

async function answer(order: LoadOrder): Promise<void> {
  const requests = order.bodies.map((body) => requestOf(order.path, body));
  const loops = new Loops(order, requests);
  const began = performance.now();
  await Promise.all(Array.from({ length: order.connections }, () => loops.run()));
  const { times, failed, bytes } = loops;
  const result: LoadResult = { times, failed, bytes, elapsed_ms: performance.now() - began };
  process.send?.(result, () => process.disconnect());
}

/** Plain sockets: a whole client would take as much of the machine as the server under measure. */
class Loops {
  readonly times: number[] = [];
  failed = 0;
  bytes = 0;
  #next = 0;
  readonly #until: number;
  readonly #port: number;
  readonly #requests: readonly Buffer[];

  constructor({ port, ms }: LoadOrder, requests: readonly Buffer[]) {
    this.#port = port;
    this.#until = performance.now() + ms;
    this.#requests = requests;
  }

  run(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.#port, "127.0.0.1").setNoDelay(true);
      let sent = 0;
      let left = 0;
      const send = (): void => {
        const request = this.#requests[this.#next++ % this.#requests.length];
        if (request === undefined || performance.now() >= this.#until) {
          socket.end();
          return;
        }
        sent = performance.now();
        left = -1;
        socket.write(request);
      };
      socket.once("connect", send);
      socket.on("data", (block) => {
        left = left < 0 ? this.#begin(block) : left - block.length;
        this.bytes += block.length;
        if (left > 0) return;
        this.times.push(performance.now() - sent);
        send();
      });
      socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error("no answer came")));
      socket.once("error", reject);
      socket.once("close", () => resolve());
    });
  }

  /** Reads an answer's head; gives the bytes of its body that are still to come. */
  #begin(block: Buffer): number {
    const end = block.indexOf("\r\n\r\n");
    const head = block.toString("latin1", 0, end);
    if (!head.startsWith("HTTP/1.1 200")) this.failed += 1;
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    return end + 4 + length - block.length;
  }
}

function requestOf(path: string, body: string): Buffer {
  const bytes = Buffer.from(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}
