import { expect, test } from "vitest";
import { openPrivacy } from "./open.ts";

const STORY =
  "My name is Maria Santos. Call me at +63 917 555 0199 or write to maria.santos@mail.example.ph.\nname,phone\nAna Cruz,0917 555 0198\n";
const LONG = Array.from({ length: 1_500 }, (_, n) => STORY.replace("0199", String(1000 + n))).join(
  "",
);

const privacy = openPrivacy(() => ({ numbers: new Set(), addresses: new Set() }));

/** How often others had a turn while the work went on. */
async function turnsWithin(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => (isOver = true));
  return turns;
}

test("others get their turn many times while a long text is read, and it is read the same", async () => {
  const redacted = privacy.redactInTurns([LONG]);
  expect(await turnsWithin(redacted)).toBeGreaterThan(10);
  expect(await redacted).toEqual(privacy.redact([LONG]));
});

test("texts that are read in turns with each other are read as they would be alone", async () => {
  const texts = ["a", "b", "c"].map((letter) => ({
    text: LONG.replaceAll("Maria", `M${letter}ria`),
  }));
  const together = await Promise.all(texts.map((text) => privacy.anonymizeInTurns(text)));
  expect(together).toEqual(texts.map((text) => privacy.anonymize(text)));
});
