import { cpSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "./config.ts";
import { createHost, type Host } from "./host.ts";

/** A real host on a free port with folders of its own; disposing it leaves nothing behind. */
export interface TestHost extends AsyncDisposable {
  readonly url: string;
  readonly host: Host;
  /** Holds `data`, `harnesses`, `tools`. */
  readonly dir: string;
  readonly post: (path: string, body: unknown) => Promise<Response>;
  /** Sends a chat and returns its final event. */
  readonly chat: (body: unknown) => Promise<Record<string, unknown>>;
  /** What one message is answered, with all layers on. */
  readonly answerTo: (content: string) => Promise<string>;
}

/** The toggles with which a message goes through every layer that needs no network. */
export const ALL_LAYERS = { persona: true, grep: true, rag: true, tools: true };

const ROOT = join(import.meta.dirname, "..");

/** Starts a host on the bundled knowledge, which no test may change, with room for harnesses and tools of its own. `env` overrides. */
export async function startTestHost(env: Record<string, string> = {}): Promise<TestHost> {
  return startIn(await mkdtemp(join(tmpdir(), "host-")), env);
}

/** Starts a host on a copy of the bundled knowledge, in its `knowledge`, so that a test may change it. Copying takes as long as starting: only where knowledge is changed. */
export async function startHostToChange(): Promise<TestHost> {
  const dir = await mkdtemp(join(tmpdir(), "host-"));
  const knowledge = join(dir, "knowledge");
  // At once: file by file beside other work takes ten times as long.
  cpSync(join(ROOT, "knowledge"), knowledge, { recursive: true });
  return startIn(dir, { HARNESS_KNOWLEDGE: knowledge });
}

async function startIn(dir: string, env: Readonly<Record<string, string>>): Promise<TestHost> {
  await mkdir(join(dir, "harnesses"));
  await mkdir(join(dir, "tools"));
  const config = readConfig({
    PORT: "0",
    HARNESS_DATA: join(dir, "data"),
    HARNESS_KNOWLEDGE: join(ROOT, "knowledge"),
    HARNESS_MODULES: `${join(ROOT, "harnesses")}:${join(dir, "harnesses")}`,
    HARNESS_TOOLS: `${join(ROOT, "tools")}:${join(dir, "tools")}`,
    ...env,
  });
  const host = await createHost(config, pino({ level: "silent" }));
  const address = (await host.listen()).address();
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const chat = async (body: unknown) => finalEvent(await post("/api/chat/send", body));
  return {
    url,
    host,
    dir,
    post,
    chat,
    async answerTo(content) {
      const { response } = await chat({
        messages: [{ role: "user", content }],
        toggles: ALL_LAYERS,
      });
      return String(response);
    },
    async [Symbol.asyncDispose]() {
      await host[Symbol.asyncDispose]();
      await rm(dir, { recursive: true });
    },
  };
}

/** The JSON of a stream's one data event. Throws where there is none. */
export async function finalEvent(reply: Response): Promise<Record<string, unknown>> {
  const text = await reply.text();
  const line = text.split("\n").find((each) => each.startsWith("data: "));
  if (line === undefined)
    throw new Error(`no final event in ${reply.status} ${text.slice(0, 500)}`);
  return JSON.parse(line.slice("data: ".length));
}
