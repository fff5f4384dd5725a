import { expect, test } from "vitest";
import { answer } from "../composer.fixture.ts";
import { abroad } from "../evidence/sample-evidence.ts";

const police = {
  ...abroad,
  id: "police",
  name: "Police there",
  phone: "110",
  emergency: true as const,
};
const medical = { topics: new Set(["medical", "worker"]) } as const;

test.for([
  ["en", "that of the police"],
  ["es", "el de la policía"],
  ["hi", "पुलिस का है"],
  ["sw", "ya polisi"],
  ["zh", "警察的号码"],
] as const)(
  "where a doctor is needed and only the police's number is known, it is told as theirs: %s",
  async ([language, words]) => {
    const text = await answer(
      { contacts: [police, abroad] },
      { reading: { ...medical, language } },
    );
    const line = text.split("\n").find((each) => each.includes("110")) ?? "";
    expect(line).toContain(words);
  },
);

test.for([
  ["en", "ask the captain"],
  ["id", "minta kapten"],
  ["th", "ขอให้กัปตัน"],
  ["tl", "hilingin sa kapitan"],
] as const)(
  "who is ill at sea is told of the captain's radio and of no ambulance number: %s",
  async ([language, words]) => {
    const reading = { ...medical, language, atSea: true as const };
    const text = await answer({ contacts: [police] }, { reading });
    expect(text.split("\n")[0]).toContain(words);
  },
);
