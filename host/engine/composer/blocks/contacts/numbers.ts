import { blockOf, sentences, type Block, type Draft } from "../../block.ts";
import { leftToRight } from "../../evidence/direction.ts";
import { oneLine } from "../../plain.ts";
import { contactLine } from "./contacts.ts";

/** Whose the numbers are that were asked about: as whom each is listed, when it was last seen and where, or that nobody known here has it. */
export function numbersBlock(draft: Draft): Block | null {
  const { found, language, say } = draft;
  const lines = found.numbers.flatMap(({ number, listed }) => {
    const values = { number: leftToRight(language, oneLine(number, 60)) };
    if (listed.length === 0) return [say("number-unknown", values)];
    const told = listed.map((contact) =>
      sentences(
        contactLine(draft, contact),
        contact.source_url === null
          ? null
          : say("source", { source: leftToRight(language, oneLine(contact.source_url)) }),
      ),
    );
    return [say("number-listed", values), ...told.map((line) => `- ${line}`)];
  });
  return blockOf(0, null, lines);
}
