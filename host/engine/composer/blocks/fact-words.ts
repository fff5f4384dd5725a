import type { Sentence } from "../../../../schemas/answer-slots.ts";
import { stringsIn } from "../../../../schemas/lists.ts";
import { DIMENSIONS } from "../../../../schemas/taxonomy.ts";
import type { ToolFact } from "../../../contract/tool.ts";
import type { Draft } from "../block.ts";
import { isolated } from "../evidence/direction.ts";
import { oneLine, quoted } from "../plain.ts";

/** What kind of cost a fee name stands for, by how its category begins. */
const KINDS: readonly (readonly [start: string, slot: Sentence])[] = [
  ["recruitment fee", "label-fee"],
  ["related cost", "label-cost"],
  ["outside", "label-cost"],
  ["illegitimate", "label-warning"],
];

/** What a fee name stands for in the reader's language, by the words of the message; empty for English readers, whom the lookup tells more. */
export function labelInWords(draft: Draft, { by }: ToolFact): string {
  const content = factOf(draft, by);
  if (content === undefined) return "";
  const category = content.values?.["cost_category"];
  if (typeof category !== "string") return "";
  const slot = KINDS.find(([start]) => category.startsWith(start))?.[1];
  if (slot === undefined) return "";
  const names = [content.label, ...stringsIn(content.values?.["aliases"])];
  const text = draft.reading.text.toLowerCase();
  const said = names.find((name) => text.includes(name.toLowerCase())) ?? content.label;
  return draft.say(slot, { fee: isolated(draft.language, quoted(oneLine(said, 80))) });
}

/** What an indicator of forced labour means, in the reader's language; empty for English readers. */
export function indicatorInWords(draft: Draft, { by }: ToolFact): string {
  const named = factOf(draft, by)?.values?.["dimension"];
  const dimension = DIMENSIONS.find((each) => each === named);
  return dimension === undefined ? "" : draft.say(`sign-${dimension}`);
}

function factOf({ language, knowledge }: Draft, by: string) {
  const [leaf, id = ""] = by.split("/");
  if (language === "en" || leaf !== "extracted_fact") return undefined;
  return knowledge.get("extracted_fact", id)?.content;
}
