import { createServer } from "node:net";

/** A port that nobody listens on, for a host of the benches' own. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Whether an address is answered, and without an error. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (reply) => reply.ok,
    () => false,
  );
}
