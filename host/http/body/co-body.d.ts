/** The part of co-body 6 that is used, as its own file: the whole package reads forms, too, and half a hundred modules for them. */
declare module "co-body/lib/text.js" {
  import type { IncomingMessage } from "node:http";
  import type { Options } from "co-body";

  /** Resolves with the body's bytes where `encoding` is empty, else with its text; rejects with an error that has a `status`. */
  export default function readText(
    request: IncomingMessage | { req: IncomingMessage },
    options?: Options,
  ): Promise<Buffer>;
}
