import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isDangerous } from "./engine/composer/evidence/in-danger.ts";
import { readEvidence } from "./engine/composer/evidence/evidence.ts";
import { once } from "../schemas/once.ts";
import { openOfflineJudge } from "./judge-offline.ts";
import { readInForce } from "./knowledge/keeping/read-only.ts";
import { VERSION } from "./version.ts";

const ROOT = join(import.meta.dirname, "..");
const TEXTS = join(ROOT, "bench/quality/texts");
/** Of each language. */
const SAMPLE = 6;

async function sample(): Promise<string[]> {
  const files = (await readdir(TEXTS)).filter((name) => name.endsWith(".jsonl"));
  const texts = await Promise.all(
    files.map(async (name) => (await readFile(join(TEXTS, name), "utf8")).trimEnd().split("\n")),
  );
  return texts
    .flatMap((lines) => lines.filter((_, nth) => nth % Math.ceil(lines.length / SAMPLE) === 0))
    .map((line): string => JSON.parse(line).text);
}

const bundled = once(async (): ReturnType<typeof readInForce> => {
  const stateDir = await mkdtemp(join(tmpdir(), "offline-"));
  const roots = [join(ROOT, "knowledge")];
  const knowledge = await readInForce({ roots, stateDir, hostVersion: VERSION });
  await rm(stateDir, { recursive: true });
  return knowledge;
});

const briefly = once(
  async (): ReturnType<typeof openOfflineJudge> =>
    await openOfflineJudge(await bundled(), [join(ROOT, "tools")], "verdict"),
);

test.for([
  ["Meu patrão me bate", true],
  ["Workers hold the keys to their rooms; whoever hits a worker is dismissed the same day.", false],
] as const)(
  "of %j the wording tells whether a worker in danger speaks",
  async ([text, isHeard]) => {
    const judge = await briefly();
    const hits = ((await judge(text)).trace.grep?.["hits"] ?? []) as readonly { rule: string }[];
    expect(hits.some(({ rule }) => rule === "worker_in_danger")).toBe(isHeard);
  },
);

test("whom chat tells what to do in danger the classifier never lets pass", async () => {
  const judge = await briefly();
  const held = ["majikan ga mau kasih pulang", "Help me please", "মালিক আমাকে দেশে যেতে দিচ্ছে না"];
  const passed: string[] = [];
  for (const text of [...held, ...(await sample())]) {
    const { verdict, trace, reading, knowledge } = await judge(text);
    const isTold = isDangerous({ found: readEvidence({ trace }), reading, knowledge });
    if (held.includes(text)) expect(isTold, text).toBe(true);
    if (isTold && ["allow", "log_only"].includes(verdict.recommended_action)) passed.push(text);
  }
  expect(passed).toEqual([]);
});

test.for([
  "کتاب دیر سے واپس کرنے پر روزانہ پانچ روپے جرمانہ ہوگا۔",
  "lol locked myself out again, neighbour let me climb through her balcony, boss thinks I'm making it up",
])("neither chat nor classifier sees danger in %j", async (text) => {
  const judge = await briefly();
  const { verdict, trace, reading, knowledge } = await judge(text);
  expect(isDangerous({ found: readEvidence({ trace }), reading, knowledge })).toBe(false);
  expect(verdict.recommended_action).toBe("allow");
});

test("a verdict is the same, byte for byte, with and without what it does not rest on", async () => {
  const whole = await openOfflineJudge(await bundled(), [join(ROOT, "tools")]);
  const brief = await briefly();
  for (const text of await sample())
    expect(JSON.stringify((await brief(text)).verdict), text).toBe(
      JSON.stringify((await whole(text)).verdict),
    );
});

test.for([
  [
    "أعمل سائقا في السعودية وأنا من مصر، صاحب العمل لم يدفع راتبي منذ أربعة أشهر. ماذا أفعل؟",
    false,
  ],
  ["मैं दुबई में मज़दूरी करता हूँ, कंपनी ने तीन महीने से तनख्वाह नहीं दी। क्या करूँ?", false],
  ["Я из Узбекистана, работаю на стройке в России, хозяин не платит зарплату третий месяц.", false],
  [
    "Я з України, працюю в Польщі на заводі, мені вже два місяці не платять зарплату. Що робити?",
    false,
  ],
  ["மூன்று மாதமாக சம்பளம் தரவில்லை. கேட்டால் முதலாளி என்னை அடிக்கிறார், அறையில் பூட்டி வைக்கிறார்.", true],
  ["Хозяин третий месяц не платит зарплату, запирает нас на ночь и бьёт.", true],
] as const)(
  "of %j the answer tells what to do in danger: %j, and so do contacts",
  async ([text, isTold]) => {
    const judge = await briefly();
    const { trace, reading, knowledge } = await judge(text);
    expect(isDangerous({ found: readEvidence({ trace }), reading, knowledge })).toBe(isTold);
    const calls = (trace.tools?.["calls"] ?? []) as readonly {
      readonly tool: string;
      readonly args: { readonly in_danger?: boolean };
    }[];
    const contacts = calls.filter(({ tool }) => tool === "ngo_directory");
    expect(contacts.length).toBeGreaterThan(0);
    for (const { args } of contacts) expect(args.in_danger).toBe(isTold);
  },
);
