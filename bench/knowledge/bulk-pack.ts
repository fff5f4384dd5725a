import { isMainThread, Worker, workerData } from "node:worker_threads";
import { exampleObject } from "../../schemas/example.ts";
import { bundledObjects, writePack, type PackFile } from "./changed-objects.ts";

/** Files in the pack. */
export const FILES = 5000;

interface Writing {
  readonly folder: string;
  readonly version: number;
}

/** Writes a pack of 5,000 objects into `folder` at one version, in a thread of its own: whoever sends requests meanwhile sends them on time. */
export async function writeBulkPack(folder: string, version: number): Promise<void> {
  const writing: Writing = { folder, version };
  const worker = new Worker(new URL(import.meta.url), { workerData: writing });
  await new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });
}

/** Rules cost their compiling, which the benches of the grep layer tell. */
function isNoRule({ path }: PackFile): boolean {
  return !path.startsWith("grep_rule/");
}

function steps(): PackFile[] {
  const { content } = exampleObject("reasoning_step") as { content: Record<string, unknown> };
  return Array.from({ length: FILES }, (_, index) => {
    const id = `bulk-${index}`;
    const object = {
      schema_version: "1.0",
      knowledge_object_type: "reasoning_step",
      id,
      content,
      tags: ["status:draft"],
    };
    return { path: `reasoning_step/${id}.json`, object };
  });
}

if (!isMainThread) {
  const { folder, version } = workerData as Writing;
  const bundled = (await bundledObjects(1000)).filter(isNoRule);
  await writePack(folder, [...bundled, ...steps()].slice(0, FILES), version);
}
