import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { HarnessModule } from "../contract/harness.ts";
import { loadHarness } from "./load.ts";
import { openRegistry, type Registry } from "./registry.ts";
import { findHarnesses } from "./scan.ts";

const WITHIN = { timeout: 20_000, interval: 50 };

const harness = (name: string, body = "") =>
  `export const name = "${name}";\nexport const applied_layers = [];\nexport const register_routes = () => {};\n${body}`;

async function open(files: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), "modules-"));
  const mounted = new Set<string>();
  const put = async (folder: string, text: string, file = "harness.ts") => {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, file), text);
  };
  for (const [folder, text] of Object.entries(files)) await put(folder, text);
  const registry = await openRegistry<HarnessModule>({
    roots: [root],
    find: findHarnesses,
    load: loadHarness,
    mount(name) {
      if (name === "taken") throw new Error("its route GET /x is taken by host");
      mounted.add(name);
    },
    unmount: (name) => mounted.delete(name),
    onFailed: () => {},
  });
  onTestFinished(async () => {
    await registry[Symbol.asyncDispose]();
    await rm(root, { recursive: true });
  });
  return {
    root,
    registry,
    mounted,
    put,
    remove: (folder: string) => rm(join(root, folder), { recursive: true }),
  };
}

const stateOf = (registry: Registry<HarnessModule>, name: string) =>
  registry.list().find((listed) => listed.name === name);

test("a folder that is there at the start is mounted, one dropped in later too", async () => {
  const { registry, mounted, put } = await open({ first: harness("first") });
  expect([...mounted]).toEqual(["first"]);
  await put("second", harness("second"));
  await vi.waitFor(() => expect(mounted).toContain("second"), WITHIN);
  expect(stateOf(registry, "second")?.state).toBe("mounted");
});

test("a deleted folder is unmounted, and what comes back is the new version", async () => {
  const { registry, mounted, put, remove } = await open({ gone: harness("gone") });
  await remove("gone");
  await vi.waitFor(() => expect(mounted.size).toBe(0), WITHIN);
  expect(registry.list()).toEqual([]);
  await put("gone", harness("gone", "export const emits = ['rag_doc'];"));
  await vi.waitFor(
    () => expect(stateOf(registry, "gone")?.module?.emits).toEqual(["rag_doc"]),
    WITHIN,
  );
});

test.for([
  ["throws", "throw new Error('no licence file');", "no licence file"],
  ["broken", "export const name = ;", "Expression expected"],
  ["nameless", "export const applied_layers = [];", "must export name"],
  ["misnamed", harness("other"), 'is named "other" but its path says "misnamed"'],
  ["layers", harness("layers").replace("[]", "['magic']"), "must export applied_layers"],
  [
    "routeless",
    harness("routeless").replace("register_routes", "routes"),
    "must export register_routes",
  ],
  ["taken", harness("taken"), "is taken by host"],
] as const)(
  "a faulty harness (%s) is listed with its reason and the others run",
  async ([name, text, reason]) => {
    const { registry, mounted } = await open({ fine: harness("fine"), [name]: text });
    expect(stateOf(registry, name)).toMatchObject({ state: "failed", module: null });
    expect(stateOf(registry, name)?.error).toContain(reason);
    expect([...mounted]).toEqual(["fine"]);
  },
);

test("a folder without a harness file is named", async () => {
  const { root, registry } = await open();
  await mkdir(join(root, "empty"));
  await vi.waitFor(
    () => expect(stateOf(registry, "empty")?.error).toContain("no harness.ts"),
    WITHIN,
  );
});

test("a faulty harness that is mended is mounted", async () => {
  const { mounted, put } = await open({ mended: "export const name = 1;" });
  expect(mounted.size).toBe(0);
  await put("mended", harness("mended"));
  await vi.waitFor(() => expect(mounted).toContain("mended"), WITHIN);
});

test("an edited harness keeps running and asks for a restart, until the edit is undone", async () => {
  const { registry, mounted, put } = await open({ edited: harness("edited") });
  await put("edited", "export const x = 1;", "part.ts");
  await vi.waitFor(() => expect(stateOf(registry, "edited")?.state).toBe("restart_needed"), WITHIN);
  expect([...mounted]).toEqual(["edited"]);
  expect(stateOf(registry, "edited")?.error).toContain("restarted");
});
