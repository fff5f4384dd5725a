import { blockText, type Block } from "./block.ts";

const GAP = "\n\n";

/** An answer of at most so many UTF-16 units. */
export interface Fitted {
  readonly text: string;
  readonly cut: boolean;
}

/** Fits blocks into `limit` UTF-16 units: whole blocks and lines, the lowest rank first, shown in reading order; where not one line fits, sentences, then words, never part of a number. */
export function fitBlocks(blocks: readonly Block[], limit: number): Fitted {
  const whole = blocks.map((block) => blockText(block)).join(GAP);
  if (whole.length <= limit) return { text: whole, cut: false };
  const kept = new Map<Block, string>();
  let room = limit + GAP.length;
  for (const block of blocks.toSorted((a, b) => a.rank - b.rank)) {
    const text = longestFitting(block, room - GAP.length);
    if (text === null) continue;
    kept.set(block, text);
    room -= text.length + GAP.length;
  }
  const text = blocks.flatMap((block) => kept.get(block) ?? []).join(GAP);
  return { text: text === "" ? fitWords(blocks, limit) : text, cut: true };
}

function longestFitting(block: Block, room: number): string | null {
  for (let count = block.lines.length; count > 0; count--) {
    const text = blockText(block, count);
    if (text.length <= room) return text;
  }
  return null;
}

const SENTENCE_END = /(?<=[.!?।؟…])\s+/;
// A number with its separators is one piece: half a phone number is a wrong phone number.
const PIECE = /\+?\(?\d[\d\s().\-–]*\d|\S+?(?=\s|\+?\(?\d)|\S+/g;

function fitWords(blocks: readonly Block[], limit: number): string {
  const [first] = blocks.toSorted((a, b) => a.rank - b.rank);
  const text = first === undefined ? "" : blockText(first);
  return (
    prefixOf(text, text.split(SENTENCE_END), limit) ||
    prefixOf(text, text.match(PIECE) ?? [], limit) ||
    "…"
  );
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
