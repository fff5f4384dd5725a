import type { Snapshot } from "../../contract/knowledge.ts";
import type { Reading } from "../../contract/reading.ts";
import type { Found } from "./evidence/evidence.ts";
import type { Language } from "./language.ts";
import type { Slot } from "../../../schemas/answer-slots.ts";

/** What a block is written from. */
export interface Draft {
  readonly found: Found;
  readonly reading: Reading;
  readonly knowledge: Snapshot;
  readonly language: Language;
  readonly say: (slot: Slot, values?: Readonly<Record<string, string>>) => string;
}

/** One paragraph of an answer: a lead sentence and lines that each stand alone. */
export interface Block {
  /** How much it matters when not everything fits; 0 goes in first. */
  readonly rank: number;
  readonly lead: string | null;
  readonly lines: readonly string[];
}

/** The block as text, with its first `count` lines. */
export function blockText({ lead, lines }: Block, count = lines.length): string {
  const shown = lines.slice(0, count);
  return lead === null ? shown.join("\n") : [lead, ...shown.map((line) => `- ${line}`)].join("\n");
}

/** A block, or null when it has no lines; empty lines and an empty lead are left out. */
export function blockOf(rank: number, lead: string | null, lines: readonly string[]): Block | null {
  const spoken = lines.filter((line) => line !== "");
  return spoken.length === 0 ? null : { rank, lead: lead === "" ? null : lead, lines: spoken };
}

/** Sentences behind each other with one space between, empty ones left out. */
export function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(" ");
}

/** The text with a full stop where it ends neither with an end mark nor with an address, which a stop would change. */
export function ended(text: string): string {
  return /(?:[.!?…।۔]|https?:\S+)$/.test(text) ? text : `${text}.`;
}
