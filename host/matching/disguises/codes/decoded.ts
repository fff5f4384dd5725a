import type { FoldedText } from "../../../contract/reading.ts";
import { foldedAt } from "../../folding/folded-at.ts";
import { lastAtMost } from "../../folding/last-at-most.ts";
import { foldText } from "../../folding/fold.ts";
import { TextMemo } from "../../folding/text-memo.ts";
import { FoldedView } from "../../folding/view.ts";
import { widened, type Edited } from "../edit.ts";
import type { Code } from "./code.ts";
import { dumpsIn } from "./dumps.ts";
import { entitiesIn } from "./entities.ts";
import { escapesIn } from "./escapes.ts";
import { indicatorsIn } from "./indicators.ts";
import { percentsIn } from "./percent.ts";
import { quotedIn } from "./quoted.ts";

const FINDERS = [entitiesIn, escapesIn, percentsIn, quotedIn, dumpsIn, indicatorsIn];

/** The codes of the text that was asked for last, as a message is asked for again and again. */
let last: { readonly text: string; readonly codes: readonly Code[] } = { text: "", codes: [] };

/** The codes of a text, in order and apart. */
function codesIn(text: string): readonly Code[] {
  if (text !== last.text) last = { text, codes: findCodes(text) };
  return last.codes;
}

function findCodes(text: string): readonly Code[] {
  const found = FINDERS.flatMap((find) => find(text));
  const apart: Code[] = [];
  for (const code of found.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (code.start >= (apart.at(-1)?.end ?? 0)) apart.push(code);
  return apart;
}

/** What a text says to whom a page, a mail or a program shows it; the very text where nothing is coded. */
export function decodedText(text: string): string {
  const codes = codesIn(text);
  return codes.length === 0 ? text : withCodes(text, codes);
}

function withCodes(text: string, codes: readonly Code[]): string {
  let said = "";
  let done = 0;
  for (const code of codes) {
    said += text.slice(done, code.start) + code.text;
    done = code.end;
  }
  return said + text.slice(done);
}

const decoded = new TextMemo<Edited>();

/** The view of what a text says where parts of it are coded, and where those are in it; offsets lead to the codes. The very view where nothing is. */
export function decodedView(text: FoldedText): Edited {
  const known = decoded.get(text);
  if (known !== undefined) return known;
  const codes = codesIn(text.original);
  const made = codes.length === 0 ? { view: text, changed: [] } : viewOf(text.original, codes);
  decoded.set(text, made);
  return made;
}

function viewOf(original: string, codes: readonly Code[]): Edited {
  const said = withCodes(original, codes);
  const plain = foldText(said);
  const places = new Places(codes);
  const view = new FoldedView({
    original,
    folded: plain.folded,
    startOf: (index) =>
      index < plain.folded.length ? places.startOf(plain.startOf(index)) : original.length,
    endOf: (index) => (index > 0 ? places.endOf(plain.endOf(index)) : 0),
  });
  const changed = places
    .coded()
    .map(({ start, end }) => ({ start: foldedAt(plain, start), end: foldedAt(plain, end) }));
  return { view, changed: widened(changed, 0, Infinity) };
}

/** Where what is said stands in what is written. */
class Places {
  readonly #codes: readonly Code[];
  /** Where each code begins in what is said, ascending. */
  readonly #starts: readonly number[];

  constructor(codes: readonly Code[]) {
    this.#codes = codes;
    let lost = 0;
    this.#starts = codes.map(({ start, end, text }) => {
      const at = start - lost;
      lost += end - start - text.length;
      return at;
    });
  }

  /** Where the unit of what is said begins in what is written. */
  startOf(said: number): number {
    const at = lastAtMost(this.#starts, said);
    const code = this.#codes[at];
    const from = this.#starts[at];
    if (code === undefined || from === undefined) return said;
    const within = said - from;
    return within < code.text.length ? code.start : code.end + within - code.text.length;
  }

  /** Where in what is written the unit before this place in what is said ends. */
  endOf(said: number): number {
    const at = lastAtMost(this.#starts, said - 1);
    const code = this.#codes[at];
    const from = this.#starts[at];
    if (code === undefined || from === undefined) return said;
    return code.end + Math.max(0, said - from - code.text.length);
  }

  /** Where codes stand in what is said. */
  coded(): readonly { readonly start: number; readonly end: number }[] {
    return this.#codes.map(({ text }, at) => {
      const start = this.#starts[at] ?? 0;
      return { start, end: start + text.length };
    });
  }
}
