import { join } from "node:path";
import type { Installed, PackRefusal, Packs } from "../contract/packs.ts";
import {
  jsonText,
  makeFolders,
  packOf,
  stepOf,
  type Folders,
} from "../knowledge/folders.fixture.ts";
import type { KnowledgeStore } from "../knowledge/store.ts";
import { rawZip } from "./archives/raw-zip.fixture.ts";
import { openPacks, recoverPacks, type PacksOptions } from "./open.ts";

/** A store on folders of its own with packs over it, gone with the test. */
export interface PackHost extends AsyncDisposable {
  readonly folders: Folders;
  readonly store: KnowledgeStore;
  readonly packs: Packs;
  readonly dataDir: string;
}

type Given = Partial<Pick<PacksOptions, "keys" | "pins" | "keep">>;

/** No rule is tried: the texts are another part's. */
const tryRules = (): Promise<[]> => Promise.resolve([]);

/** Opens a host on new folders, or again on those of an earlier one. */
export async function openPackHost(given: Given = {}, folders?: Folders): Promise<PackHost> {
  const own = folders ?? (await makeFolders());
  const dataDir = join(own.path, "data");
  const roots = [own.bundled, own.written];
  const takenBack = await recoverPacks(roots, dataDir);
  const pins = given.pins ?? new Map<string, string>();
  const store = await own.open({ pins, takenBack });
  const { keys = [], keep = 5 } = given;
  const hostVersion = "0.5.0";
  const packs = openPacks({
    store,
    roots,
    dataDir,
    hostVersion,
    keys,
    pins,
    keep,
    engine: null,
    tryRules,
  });
  return {
    folders: own,
    store,
    packs,
    dataDir,
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      if (folders === undefined) await own[Symbol.asyncDispose]();
    },
  };
}

type Steps = Readonly<Record<string, Parameters<typeof stepOf>[1]>>;

/** The ZIP of a pack of steps: id → what is special about it. */
export function zipOf(name: string, version: string, steps: Steps): Buffer {
  return rawZip([
    { name: "pack.json", data: jsonText(packOf(name, version)) },
    ...Object.entries(steps).map(([id, changes]) => ({
      name: `reasoning_step/${id}.json`,
      data: jsonText(stepOf(id, changes)),
    })),
  ]);
}

/** Whether a pack was installed, else why not. */
export const told = (done: Installed | PackRefusal): string =>
  done.refused === undefined ? "installed" : `${done.refused} ${done.detail}`;
