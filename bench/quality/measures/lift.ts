import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { UsageError } from "../../../host/commands/running/run-command.ts";
import { readConfig } from "../../../host/config.ts";
import type { Snapshot } from "../../../host/contract/knowledge.ts";
import { openGrading } from "../../../host/grading/open.ts";
import { buildPrompts, type GradedPrompt } from "../../../host/grading/prompts.ts";
import { createHost } from "../../../host/host.ts";
import { differenceOf, meanOf, shareOf, type Figure } from "../figures.ts";

/** What to measure. */
export interface Lifting {
  /** composer, llama or openai. */
  readonly engine: string;
  /** How many prompts. */
  readonly n: number;
  /** Where the engine's settings are read from. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onPrompt: (done: number, total: number) => void;
  /** Most tokens of an answer. */
  readonly maxNewTokens?: number;
}

/** Scores (0 to 1) of what stands as an answer to one prompt. */
interface Scores {
  readonly off: number;
  readonly on: number;
  readonly offWithEvidence: number;
  readonly empty: number;
  readonly emptyWithEvidence: number;
  readonly worstWithEvidence: number;
  readonly failed: boolean;
  /** Why the engine gave no answer with the harness off nor on, or null. */
  readonly silence: string | null;
}

const ROOT = join(import.meta.dirname, "../../..");
const ENGINES = ["composer", "llama", "openai"];
const SETTINGS = [
  "HARNESS_MODEL",
  "HARNESS_OPENAI_URL",
  "HARNESS_OPENAI_KEY",
  "HARNESS_OPENAI_MODEL",
  "HUB_ACCESS_TOKEN",
];
const OFF = { persona: false, grep: false, rag: false, tools: false };
const ON = { persona: true, grep: true, rag: true, tools: true };
const LONGEST_ANSWER = 700;
const EMPTY = "I see.";

/** Prompts after which an engine that answered none of them is given up. */
const PATIENCE = 3;

/** What the harness adds to an engine's answers: the same prompts with it off and on, graded alike, beside what evidence alone would score when it is pasted behind an answer that says nothing, behind the worst one and behind the engine's own. */
export async function measureLift(lifting: Lifting): Promise<readonly Figure[]> {
  const { engine, n, onPrompt } = lifting;
  if (!ENGINES.includes(engine))
    throw new UsageError(`--engine takes ${ENGINES.join(", ")}; not ${engine}`);
  refuseWithoutSettings(lifting);
  await using service = await startService(lifting);
  const prompts = sampleOf([...service.knowledge.derive(buildPrompts).values()], n);
  const scores: Scores[] = [];
  for (const prompt of prompts) {
    scores.push(await scoresOf(prompt, service));
    refuseSilence(scores, Math.min(PATIENCE, prompts.length));
    onPrompt(scores.length, prompts.length);
  }
  return figuresOf(scores);
}

function refuseWithoutSettings({ engine, env }: Lifting): void {
  if (engine === "llama" && !env["HARNESS_MODEL"])
    throw new UsageError("--engine llama needs HARNESS_MODEL, a GGUF file or an hf: address");
  if (engine === "openai" && !(env["HARNESS_OPENAI_URL"] && env["HARNESS_OPENAI_MODEL"]))
    throw new UsageError("--engine openai needs HARNESS_OPENAI_URL and HARNESS_OPENAI_MODEL");
}

/** Figures of an engine that says nothing would look like those of a bad one. */
function refuseSilence(scores: readonly Scores[], patience: number): void {
  if (scores.length < patience || !scores.every(({ silence }) => silence !== null)) return;
  throw new UsageError(
    `the engine answered none of ${scores.length} prompts: ${scores[0]?.silence}`,
  );
}

function figuresOf(scores: readonly Scores[]): readonly Figure[] {
  const columnOf = (name: keyof Omit<Scores, "failed" | "silence">) =>
    scores.map((each) => each[name]);
  const [off, on, pasted] = [columnOf("off"), columnOf("on"), columnOf("offWithEvidence")];
  return [
    meanOf("lift: harness off", off),
    meanOf("lift: harness on", on),
    differenceOf("lift: on less off", on, off),
    meanOf("lift, control: off with pasted evidence", pasted),
    differenceOf("lift: on less off with pasted evidence", on, pasted),
    meanOf("lift, control: empty answer with pasted evidence", columnOf("emptyWithEvidence")),
    differenceOf(
      "lift, control: what evidence adds to an empty answer",
      columnOf("emptyWithEvidence"),
      columnOf("empty"),
    ),
    meanOf("lift, control: worst answer with pasted evidence", columnOf("worstWithEvidence")),
    shareOf(
      "lift: better with the harness",
      scores.map((each) => each.on > each.off),
    ),
    shareOf(
      "lift: worse with the harness",
      scores.map((each) => each.on < each.off),
    ),
    shareOf(
      "lift: no answer from the engine",
      scores.map((each) => each.failed),
    ),
  ];
}

/** Prompts with graded answers, spread evenly over all. */
function sampleOf(prompts: readonly GradedPrompt[], n: number): readonly GradedPrompt[] {
  const graded = prompts.filter(({ tiers }) => tiers.length > 0);
  const count = Math.min(n, graded.length);
  return Array.from({ length: count }, (_, at) => graded[Math.floor((at * graded.length) / count)])
    .filter((prompt) => prompt !== undefined)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

interface Service extends AsyncDisposable {
  readonly knowledge: Snapshot;
  ask(question: string, toggles: object): Promise<Answer>;
}

/** The final event of a chat; where the engine failed `response` is missing and `detail` says why. */
interface Answer {
  readonly response?: string;
  readonly detail?: string;
  readonly error?: { readonly detail: string };
  readonly harness_trace?: {
    readonly rag?: { readonly documents?: readonly { readonly snippet: string }[] };
    readonly grep?: { readonly hits?: readonly { readonly citation: string }[] };
  };
}

/** A real service with the engine, on a free port, with a data folder of its own. */
async function startService({
  engine,
  env,
  maxNewTokens = LONGEST_ANSWER,
}: Lifting): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), "lift-"));
  const config = readConfig({
    ...Object.fromEntries(SETTINGS.map((name) => [name, env[name]])),
    PORT: "0",
    HARNESS_ENGINE: engine,
    HARNESS_DATA: folder,
    HARNESS_KNOWLEDGE: join(ROOT, "knowledge"),
    HARNESS_MODULES: join(ROOT, "harnesses"),
    HARNESS_TOOLS: join(ROOT, "tools"),
  });
  const host = await createHost(config, pino({ level: "silent" }));
  const address = (await host.listen()).address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    knowledge: host.knowledge.current(),
    ask: (question, toggles) =>
      askAt(`http://127.0.0.1:${port}`, {
        messages: [{ role: "user", content: question }],
        generation: { temperature: 0, max_new_tokens: maxNewTokens },
        toggles,
      }),
    async [Symbol.asyncDispose]() {
      await host[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function askAt(url: string, body: object): Promise<Answer> {
  const reply = await fetch(`${url}/api/chat/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const told = await reply.text();
  if (!reply.ok) return JSON.parse(told);
  const event = told.split("\n").findLast((line) => line.startsWith("data: "));
  return event === undefined ? {} : JSON.parse(event.slice("data: ".length));
}

async function scoresOf(prompt: GradedPrompt, service: Service): Promise<Scores> {
  const off = await service.ask(prompt.question, OFF);
  const on = await service.ask(prompt.question, ON);
  const failures = [off, on].map(failureIn);
  const evidence = evidenceOf(on);
  const score = (text: string): Promise<number> => scoreOf(text, prompt, service.knowledge);
  const worst = prompt.tiers[0]?.text ?? EMPTY;
  return {
    off: await score(off.response ?? ""),
    on: await score(on.response ?? ""),
    offWithEvidence: await score(`${off.response ?? ""}\n\n${evidence}`),
    empty: await score(EMPTY),
    emptyWithEvidence: await score(`${EMPTY}\n\n${evidence}`),
    worstWithEvidence: await score(`${worst}\n\n${evidence}`),
    failed: failures.some((failure) => failure !== null),
    silence: failures.every((failure) => failure !== null) ? (failures[0] ?? null) : null,
  };
}

function failureIn({ response, detail, error }: Answer): string | null {
  return response === undefined ? (detail ?? error?.detail ?? "no final event came") : null;
}

/** What the layers found, as somebody would paste it. */
function evidenceOf({ harness_trace: trace }: Answer): string {
  const documents = trace?.rag?.documents ?? [];
  const citations = (trace?.grep?.hits ?? []).map(({ citation }) => citation);
  return [...documents.map(({ snippet }) => snippet), ...new Set(citations)].join("\n");
}

const GRADING = openGrading();

/** The score by the tiers of the prompt; nothing for no answer. */
async function scoreOf(text: string, { id }: GradedPrompt, knowledge: Snapshot): Promise<number> {
  if (text.trim() === "") return 0;
  const grade = await GRADING.grade({ response_text: text, prompt_id: id }, knowledge);
  return "score" in grade ? grade.score : 0;
}
