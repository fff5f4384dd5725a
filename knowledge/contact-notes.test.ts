import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../schemas/envelope.ts";

type Contact = KnowledgeObject<"ngo_directory">;

const contacts: Contact[] = [];
for await (const file of glob(`${import.meta.dirname}/*/ngo_directory/*.json`))
  contacts.push(JSON.parse(await readFile(file, "utf8")));

/** What a note says of a number that stands beside the one told. */
const OTHER_NUMBER =
  /\b(?:first|second|third|last|further|longer|two|three|other) (?:numbers?|lines?)\b|\b(?:both|the second|the last of them|as printed|in (?:this|that) order)\b/i;

test("a note speaks of no number that it does not show", () => {
  const mute = contacts.filter(({ extensions = {} }) => {
    const { note = "", phones_other: others = [] } = extensions;
    return (
      others.length > 0 && OTHER_NUMBER.test(note) && !others.every((each) => note.includes(each))
    );
  });
  expect(mute.map(({ id }) => id)).toEqual([]);
});

/** Whom who is hurt needs to know of though its number is from others, as it says itself that it keeps a line day and night. */
const FOR_VIOLENCE = "kafa-enough-violence-and-exploitation";

test("a number that nobody could confirm is told with a word of caution", () => {
  const unsure = contacts.filter(
    ({ content, extensions = {}, tags = [] }) =>
      extensions.confidence === "low" && content.phone != null && tags.includes("status:reviewed"),
  );
  expect(unsure.length).toBeGreaterThan(10);
  for (const { id, extensions = {} } of unsure) {
    if (id !== FOR_VIOLENCE) expect(extensions.kind, id).toBe("embassy_or_consulate");
    expect(extensions.number_doubt, id).toBeDefined();
    expect(extensions.note, id).toMatch(/check/i);
  }
});
