import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../../config.ts";
import { createHost } from "../../host.ts";
import { openapiDocument } from "../../http/openapi.ts";

/** The OpenAPI document of a host with the bundled harnesses: path from the root → text. Needs no knowledge and opens no port. */
export async function openapiFile(): Promise<ReadonlyMap<string, string>> {
  const data = await mkdtemp(join(tmpdir(), "openapi-"));
  try {
    const config = readConfig({
      HARNESS_DATA: data,
      HARNESS_KNOWLEDGE: data,
      HARNESS_ENGINE: "none",
    });
    await using host = await createHost(config, pino({ level: "silent" }));
    const document = await openapiDocument(host.routes.all());
    return new Map([["schemas/generated/openapi.json", `${JSON.stringify(document, null, 2)}\n`]]);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
