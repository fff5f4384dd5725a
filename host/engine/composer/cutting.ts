import { SPACED_MARKS, UNSPACED_MARKS } from "../../../schemas/sentence-marks.ts";
import { blockText, type Block } from "./block.ts";

const GAP = "\n\n";

/** An answer of at most so many UTF-16 units. */
export interface Fitted {
  readonly text: string;
  readonly cut: boolean;
}

/** Fits blocks into `limit` UTF-16 units: the lowest rank goes in first, whole, else by whole lines, else (a block without a lead) by whole sentences; shown in reading order. Where nothing fits, words of the first, never part of a number. */
export function fitBlocks(blocks: readonly Block[], limit: number): Fitted {
  const whole = blocks.map((block) => blockText(block)).join(GAP);
  if (whole.length <= limit) return { text: whole, cut: false };
  const byRank = blocks.toSorted((a, b) => a.rank - b.rank);
  const kept = new Map<Block, string>();
  let room = limit;
  for (const block of byRank) {
    const text = longestFitting(block, room);
    if (text === "") continue;
    kept.set(block, text);
    room -= text.length + GAP.length;
  }
  const text = blocks.flatMap((block) => kept.get(block) ?? []).join(GAP);
  return { text: text === "" ? firstWords(byRank[0], limit) : text, cut: true };
}

function longestFitting(block: Block, room: number): string {
  for (let count = block.lines.length; count > 0; count--) {
    const text = blockText(block, count);
    if (text.length <= room) return text;
  }
  const text = blockText(block);
  return block.lead === null ? prefixOf(text, text.split(SENTENCE_END), room) : "";
}

const SENTENCE_END = new RegExp(
  String.raw`(?<=[${SPACED_MARKS}]\p{Pf}?)\s+|(?<=[${UNSPACED_MARKS}]\p{Pf}?)\s*`,
  "u",
);
// A number with its separators is one piece: half a phone number is a wrong phone number.
const PIECE = /[+*#]?\(?\p{Nd}(?:[\p{Nd}\s().*#/\-–]*[\p{Nd}#])?|[^\s\p{Nd}+*#]+|\S/gu;

function firstWords(block: Block | undefined, limit: number): string {
  const text = block === undefined ? "" : blockText(block);
  return prefixOf(text, text.match(PIECE) ?? [], limit).trimEnd() || "…";
}

function prefixOf(text: string, pieces: readonly string[], limit: number): string {
  let end = 0;
  for (const piece of pieces) {
    const next = text.indexOf(piece, end) + piece.length;
    if (next > limit) break;
    end = next;
  }
  return text.slice(0, end);
}
