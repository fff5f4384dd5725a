import type { ImportResult, PackList } from "../../../schemas/http/packs.ts";
import type { Installed, PackProblem, PackRefusal, Packs } from "../../contract/packs.ts";
import { UsageError } from "../running/run-command.ts";

/** The packs of a running service, over HTTP. */
export function onService(address: string): Pick<Packs, "install" | "rollback" | "list"> {
  return {
    install(zip, { downgrade = false } = {}) {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(zip)]), "pack.zip");
      return change(address, `/api/knowledge/import?downgrade=${downgrade}`, { body: form });
    },
    rollback: (pack, version) =>
      change(address, `/api/knowledge/packs/${encodeURIComponent(pack)}/rollback`, {
        body: JSON.stringify({ version }),
        headers: { "content-type": "application/json" },
      }),
    async list() {
      const reply = await ask(address, "/api/knowledge/packs", {});
      if (!reply.ok)
        throw new UsageError(
          `${address} answered ${reply.status}; is it the address of the service?`,
        );
      return (await answered<PackList>(reply, address)).packs;
    },
  };
}

async function change(
  address: string,
  path: string,
  request: Pick<RequestInit, "body" | "headers">,
): Promise<Installed | PackRefusal> {
  const reply = await ask(address, path, { ...request, method: "POST" });
  if (reply.ok) {
    const { packs, revision, imported, warnings } = await answered<ImportResult>(reply, address);
    return { packs: packs.map((pack) => ({ ...pack, objects: imported })), revision, warnings };
  }
  const { detail, problems = [] } = await answered<{
    detail: string;
    problems?: readonly PackProblem[];
  }>(reply, address);
  return { refused: "PACK_REFUSED", detail, problems };
}

/** What came as JSON. Throws a `UsageError` where something else than the service answered. */
async function answered<T>(reply: Response, address: string): Promise<T> {
  const body = await reply.text();
  try {
    return JSON.parse(body) as T;
  } catch {
    throw new UsageError(
      `${address} answered ${reply.status} and no JSON; is it the address of the service?`,
    );
  }
}

function ask(address: string, path: string, request: RequestInit): Promise<Response> {
  if (!/^https?:$/.test(URL.parse(path, address)?.protocol ?? ""))
    throw new UsageError(`--url "${address}" is no web address; write it as http://127.0.0.1:8787`);
  return fetch(new URL(path, address), request).catch((error: unknown) => {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new UsageError(`${address} does not answer (${reason}); is the service running there?`);
  });
}
