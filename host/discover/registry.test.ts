import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { HarnessModule } from "../contract/harness.ts";
import { loadHarness } from "./load.ts";
import { openRegistry, type Registry } from "./registry.ts";
import { findHarnesses } from "./scan.ts";

const WITHIN = { timeout: 20_000, interval: 50 };

const harness = (name: string, body = "") =>
  `export const name = "${name}";\nexport const applied_layers = [];\nexport const register_routes = () => {};\n${body}`;

async function open(files: Record<string, string> = {}, roots: readonly string[] = ["."]) {
  const root = await mkdtemp(join(tmpdir(), "modules-"));
  const mounted = new Set<string>();
  const failedLooks: unknown[] = [];
  const put = async (folder: string, text: string, file = "harness.ts") => {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, file), text);
  };
  for (const [path, text] of Object.entries(files)) {
    const [, folder = path, file] = /^(.+)\/(.+\.ts)$/.exec(path) ?? [];
    await put(folder, text, file);
  }
  const registry = await openRegistry<HarnessModule>({
    roots: roots.map((each) => join(root, each)),
    find: findHarnesses,
    load: loadHarness,
    mount(name) {
      if (name === "taken") throw new Error("its route GET /x is taken by host");
      mounted.add(name);
    },
    unmount(name) {
      mounted.delete(name);
      if (name === "stuck") throw new Error("it will not go");
    },
    onFailed: () => {},
    onLookFailed: (error) => failedLooks.push(error),
  });
  onTestFinished(async () => {
    await registry[Symbol.asyncDispose]();
    await rm(root, { recursive: true });
  });
  return {
    root,
    registry,
    mounted,
    failedLooks,
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

const importing = (name: string) => harness(name, 'import "./part.ts";');

test.for([
  ["parted", "export {}; throw new Error('no licence file');", "no licence file"],
  ["scripted", "throw new Error('no licence file');", "no licence file"],
  ["refused", "globalThis.registersNothing = true;", "registersNothing"],
] as const)(
  "a faulty harness (%s) that is mended in a file it imports asks for a restart",
  async ([name, spoilt, reason]) => {
    const body = "if (globalThis.registersNothing) throw new Error('registersNothing');";
    const { registry, mounted, put } = await open({
      [name]: `${importing(name)}\n${body}`,
      [`${name}/part.ts`]: spoilt,
    });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, "registersNothing"));
    expect(stateOf(registry, name)).toMatchObject({ state: "failed", error: reason });
    await put(name, "export {};", "part.ts");
    await vi.waitFor(
      () =>
        expect(stateOf(registry, name)).toMatchObject({
          state: "restart_needed",
          module: null,
          error: expect.stringMatching(new RegExp(`^restart the service: part\\.ts .*${reason}`)),
        }),
      WITHIN,
    );
    expect(mounted.size).toBe(0);
    await put(name, `${importing(name)}\n${body} export const y = 1;`);
    await wait(1000);
    expect(stateOf(registry, name)?.state).toBe("restart_needed");
  },
);

test("a file that a faulty harness lacked mends it without a restart", async () => {
  const { registry, put } = await open({ lacking: importing("lacking") });
  expect(stateOf(registry, "lacking")?.state).toBe("failed");
  await put("lacking", "export {};", "part.ts");
  await vi.waitFor(() => expect(stateOf(registry, "lacking")?.state).toBe("mounted"), WITHIN);
});

test("a harness that comes back with an edited file that it imports runs, and says that it may be the old one", async () => {
  const { registry, mounted, put, remove } = await open({
    back: importing("back"),
    "back/part.ts": "export {};",
  });
  await remove("back");
  await vi.waitFor(() => expect(registry.list()).toEqual([]), WITHIN);
  await put("back", "export const x = 1;", "part.ts");
  await put("back", importing("back"));
  await vi.waitFor(() => expect(stateOf(registry, "back")?.state).toBe("restart_needed"), WITHIN);
  expect([...mounted]).toEqual(["back"]);
  await registry.rescan();
  await registry.rescan();
  expect(stateOf(registry, "back")?.error).toContain("part.ts was edited");
});

test("of two of one name the second is failed with its reason, and its going leaves the first", async () => {
  const { registry, mounted, remove } = await open(
    { "r1/twin": harness("twin"), "r2/twin": harness("twin") },
    ["r1", "r2"],
  );
  expect(registry.list()).toMatchObject([
    { name: "twin", state: "mounted" },
    { name: "twin", state: "failed", error: expect.stringContaining("another of the name twin") },
  ]);
  await remove("r2/twin");
  await vi.waitFor(() => expect(registry.list()).toHaveLength(1), WITHIN);
  expect([...mounted]).toEqual(["twin"]);
});

test("the second of one name is mounted once the first goes", async () => {
  const { registry, mounted, remove } = await open(
    { "r1/heir": harness("heir"), "r2/heir": harness("heir") },
    ["r1", "r2"],
  );
  await remove("r1/heir");
  await vi.waitFor(
    () => expect(registry.list()).toMatchObject([{ name: "heir", state: "mounted" }]),
    WITHIN,
  );
  expect([...mounted]).toEqual(["heir"]);
});

test("a look that fails is told and the next one is made", async () => {
  const { mounted, failedLooks, put, remove } = await open({ stuck: harness("stuck") });
  await remove("stuck");
  await vi.waitFor(() => expect(failedLooks).toHaveLength(1), WITHIN);
  await put("after", harness("after"));
  await vi.waitFor(() => expect([...mounted]).toEqual(["after"]), WITHIN);
});

test("while a root cannot be looked at what is mounted stays, which is told once, and it goes on when it is back", async () => {
  const { root, registry, mounted, failedLooks, put } = await open(
    { "r1/stays": harness("stays") },
    ["r1"],
  );
  expect(registry.problem()).toBeNull();
  await rename(join(root, "r1"), join(root, "away"));
  await vi.waitFor(() => expect(registry.problem()).toContain("ENOENT"), WITHIN);
  await wait(2200);
  expect(failedLooks).toHaveLength(1);
  expect([...mounted]).toEqual(["stays"]);
  expect(stateOf(registry, "stays")?.state).toBe("mounted");
  await rename(join(root, "away"), join(root, "r1"));
  await put("r1/later", harness("later"));
  await vi.waitFor(() => expect([...mounted]).toEqual(["stays", "later"]), WITHIN);
  expect(registry.problem()).toBeNull();
});

test("one that never finishes loading keeps no other waiting", async () => {
  const { registry, mounted, put } = await open();
  await put("aaa", harness("aaa", "await new Promise(() => setInterval(() => {}, 1e6).unref());"));
  await put("bbb", harness("bbb"));
  await vi.waitFor(() => expect(mounted).toContain("bbb"), { timeout: 20_000, interval: 50 });
  expect(stateOf(registry, "aaa")).toBeUndefined();
  await put("aaa", harness("aaa"));
  await vi.waitFor(() => expect(mounted).toContain("aaa"), WITHIN);
});

test("one that takes longer than the others is mounted once it is loaded", async () => {
  const { mounted, put } = await open();
  await put("slow", harness("slow", "await new Promise((go) => setTimeout(go, 1500));"));
  await vi.waitFor(() => expect(mounted).toContain("slow"), WITHIN);
});
