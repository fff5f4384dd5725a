import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Search } from "../contract/search.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { buildRetrieval } from "../layers/rag/rag.ts";
import { foldText } from "../matching/folding/fold.ts";
import { openPrivacy } from "../privacy/open.ts";
import { publicNumbers } from "../privacy/public-numbers.ts";
import { readMessage } from "../reading/read.ts";
import { objects } from "../verification/library.fixture.ts";
import { openSearch } from "./open.ts";
import type { GateParts } from "./gate-parts.ts";

/** The bundled library as one snapshot. */
export const library = snapshotOf(objects, "core");

/** The real anonymizer and the real reading over that library. */
export const parts: GateParts = {
  privacy: openPrivacy(() => library.derive(publicNumbers)),
  read: (text, knowledge) => readMessage(text, foldText(text), knowledge),
};

/** Searching as the host opens it, over the bundled library. */
export function openTestSearch(searchUrl: string | null = null): Search & {
  servers: ReturnType<typeof openSearch>["servers"];
} {
  return openSearch({
    ...parts,
    libraryOf: (snapshot) => snapshot.derive(buildRetrieval),
    searchUrl,
  });
}

/** A real server on loopback. */
export interface Stub extends AsyncDisposable {
  /** `http://127.0.0.1:<port>` */
  readonly base: string;
  /** Paths it was asked for, in order. */
  readonly asked: readonly string[];
}

/** Starts a real server on loopback that answers as told. */
export async function serve(listener: RequestListener): Promise<Stub> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    listener(request, response);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return server[Symbol.asyncDispose]();
    },
  };
}

/** Answers in JSON. */
export function json(value: unknown): RequestListener {
  return (_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(value));
  };
}
