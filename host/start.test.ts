import { access, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runScript, type Told } from "./commands/running/run.fixture.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "start ä-"));
  await mkdir(join(dir, "knowledge"));
  await writeFile(join(dir, "file"), "");
});
afterAll(() => rm(dir, { recursive: true }));

const start = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<Told> =>
  runScript("host/main.js", args, {
    env: {
      PORT: "0",
      LOG_LEVEL: "warn",
      HARNESS_DATA: join(dir, "data"),
      HARNESS_KNOWLEDGE: join(dir, "knowledge"),
      ...env,
    },
  });

/** The one line that refuses to start. */
async function refused(env: NodeJS.ProcessEnv): Promise<string> {
  const { code, stderr } = await start(env);
  expect(code, JSON.stringify(env)).toBe(2);
  const [line = "", ...others] = stderr.trimEnd().split("\n");
  expect(others).toEqual([]);
  return line;
}

test("a setting that cannot be used ends the start with one line that names it and its cure", async () => {
  const missing = join(dir, "missing");
  expect(await refused({ LOG_LEVEL: "loud" })).toContain("LOG_LEVEL");
  expect(await refused({ HARNESS_TRUSTED_KEYS: ":" })).toContain("HARNESS_TRUSTED_KEYS");
  expect(await refused({ HARNESS_TRUSTED_KEY: missing })).toContain("HARNESS_TRUSTED_KEYS is");
  expect(await refused({ HARNESS_PINS: "core" })).toContain("such as core@1.2.0");
  expect(await refused({ HARNESS_MODEL: missing })).toContain("HARNESS_MODEL: there is no file");
  expect(await refused({ HARNESS_MODULES: join(dir, "file") })).toContain("HARNESS_MODULES");
  expect(await refused({ HARNESS_TOOLS: join(dir, "file") })).toContain("HARNESS_TOOLS");
  expect(await refused({ HARNESS_TOOLS: missing })).toContain("HARNESS_TOOLS: there is no folder");
  expect(await refused({ HARNESS_DATA: join(dir, "file") })).toContain("HARNESS_DATA");
  expect(await refused({ HARNESS_OCR: "zzz" })).toContain("npm install @tesseract.js-data/zzz");
  expect(await refused({ HARNESS_TRUSTED_KEYS: missing })).toContain("HARNESS_TRUSTED_KEYS");
  expect(await refused({ HOST: "192.0.2.1" })).toContain("HOST");
});

test.runIf(process.platform === "linux")(
  "a data folder where nothing can be made ends the start, too",
  async () => {
    expect(await refused({ HARNESS_DATA: "/proc/data" })).toMatch(/^HARNESS_DATA: .*ENOENT/);
  },
);

test.runIf(process.platform !== "win32")(
  "what the service writes is for its own user alone",
  async () => {
    await interrupted("private", {});
    const modes = await Promise.all(
      (await readdir(join(dir, "data"), { recursive: true })).map(
        async (name) => (await stat(join(dir, "data", name))).mode & 0o077,
      ),
    );
    expect(modes.length).toBeGreaterThan(0);
    expect(new Set(modes)).toEqual(new Set([0]));
  },
);

test("a variable that this version does not read is warned of by its name, without its value", async () => {
  const told = await start({
    HARNESS_OWNER: "hidden",
    HARNESS_FOLLOW: "hidden",
    HOST: "192.0.2.1",
  });
  const warned = (name: string): unknown =>
    JSON.parse(told.stdout.split("\n").find((line) => line.includes(name)) ?? "{}");
  expect(warned("HARNESS_OWNER")).toMatchObject({ level: 40, variable: "HARNESS_OWNER" });
  expect(warned("HARNESS_FOLLOW")).toMatchObject({ msg: expect.stringContaining("not in this") });
  expect(JSON.stringify(told)).not.toContain("hidden");
});

test("whoever sets keys that nobody would be asked for is told so by an end of the start", async () => {
  const line = await refused({ HARNESS_API_KEYS: "hidden" });
  expect(line).toMatch(/^HARNESS_API_KEYS: .*asks nobody for a key.*proxy/);
  expect(line).not.toContain("hidden");
});

test("a database that does not answer is told without its password", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const told = await start({ HARNESS_DATABASE_URL: `postgres://me:hidden@127.0.0.1:${port}/x` });
  expect(told.code).toBe(2);
  expect(told.stderr).toMatch(/^HARNESS_DATABASE_URL: .*ECONNREFUSED.*\n$/);
  expect(JSON.stringify(told)).not.toContain("hidden");
});

test("a port that is taken is told with its cure", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await refused({ PORT: String(port) })).toContain("set another PORT");
  server.close();
});

/** Starts the service with one harness of this name, which does `before` when it is mounted, and `after` once the service stops on signals; then interrupts it. */
async function interrupted(name: string, { before = "", after = "" }) {
  const [modules, alive] = [join(dir, `modules-${name}`), join(dir, `${name}-alive`)];
  await mkdir(join(modules, name), { recursive: true });
  await writeFile(
    join(modules, name, "harness.ts"),
    `import { writeFileSync } from "node:fs";
    export const name = "${name}";
    export const applied_layers = [];
    export const register_routes = () => {
      ${before}
      const waiting = setInterval(() => {
        if (process.listenerCount("SIGINT") === 0) return;
        clearInterval(waiting);
        ${after}
        writeFileSync(${JSON.stringify(alive)}, "");
      }, 20);
    };`,
  );
  return runScript("host/main.js", [], {
    env: {
      PORT: "0",
      HARNESS_DATA: join(dir, "data"),
      HARNESS_KNOWLEDGE: join(dir, "knowledge"),
      HARNESS_MODULES: modules,
    },
    interruptAfter: () => vi.waitFor(() => access(alive), { timeout: 20_000, interval: 50 }),
  });
}

test("what a harness throws in a timer or a forgotten promise is logged by its name and told by readiness, and the service goes on", async () => {
  const told = await interrupted("forgetful", {
    before: `void Promise.reject(new Error("forgotten"));
      setTimeout(() => { throw new Error("untimely"); }, 1);`,
  });
  expect(told).toMatchObject({ code: 0, stderr: "" });
  expect(told.stdout).toMatch(/"level":50.*forgotten.*"layer":"harnesses","part":"forgetful"/);
});

test("a stop that fails ends the process all the same, with its reason and exit code 1", async () => {
  const told = await interrupted("stuck", {
    after: `AsyncDisposableStack.prototype.disposeAsync = () => Promise.reject(new Error("will not close"));`,
  });
  expect(told.code).toBe(1);
  expect(told.stdout).toMatch(/"level":60.*will not close.*could not stop/);
});

test("an option is not passed over in silence", async () => {
  const told = await start({}, "--port", "9000");
  expect(told).toMatchObject({ code: 2, stdout: "" });
  expect(told.stderr).toMatch(/^"--port" is no option: .*npm start -- --help/);
});

test.runIf(process.platform === "linux")(
  "the process begins once more under its number, told to keep no memory that was freed, unless that has been said already",
  async () => {
    const begun = `data:text/javascript,console.error(process.pid, process.env.MALLOC_MMAP_THRESHOLD_)`;
    const env = { HARNESS_PINS: "core", NODE_OPTIONS: `--import "${begun}"` };
    const [first, second] = (await start(env)).stderr.split("\n");
    const [pid = "", told] = (first ?? "").split(" ");
    expect([Number(pid) > 0, told]).toEqual([true, "undefined"]);
    expect(second).toBe(`${pid} 65536`);
    const chosen = await start({ ...env, MALLOC_ARENA_MAX: "4" });
    expect(chosen.stderr).toMatch(/^\d+ undefined\nHARNESS_PINS/);
  },
);
