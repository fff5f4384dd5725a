import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Match } from "../../contract/layer.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { GlobAutomaton } from "./glob-automaton.ts";
import { treeOf } from "./glob-rule.ts";
import { linesIn, namesIn } from "../names.ts";
import { runningRules, type Running } from "../running.ts";

/** What a glob is laid over. */
export type NameKind = KnowledgeObject<"glob_rule">["content"]["applies_to"];

/** A glob rule that matched, and where. */
export interface GlobFind {
  readonly rule: Running<"glob_rule">;
  readonly matches: readonly Match[];
}

/** What a glob is laid over: a part of a folded text. */
interface Place {
  readonly start: number;
  readonly end: number;
}

const NOTHING: readonly number[] = [];
const NO_RULES: readonly Running<"glob_rule">[] = [];
const NONE: readonly GlobFind[] = [];
/** Most places told of one rule. */
const MOST_MATCHES = 20;

/** The globs of a snapshot: one automaton for each kind of name. */
export class Globs {
  /** How many run. */
  readonly size: number;
  readonly #kinds = new Map<
    NameKind,
    { automaton: GlobAutomaton; rules: Running<"glob_rule">[] }
  >();

  constructor(running: readonly Running<"glob_rule">[]) {
    const read = running.flatMap((rule) => {
      const found = treeOf(rule.object);
      return "tree" in found ? [{ rule, tree: found.tree }] : [];
    });
    this.size = read.length;
    for (const [kind, group] of Map.groupBy(read, ({ rule }) => rule.object.content.applies_to))
      this.#kinds.set(kind, {
        automaton: new GlobAutomaton(group.map(({ tree }) => tree)),
        rules: group.map(({ rule }) => rule),
      });
  }

  /** The rules whose glob matches all of a folded name, such as that of an uploaded file. */
  matching(kind: NameKind, name: string): readonly Running<"glob_rule">[] {
    return this.#laidOver(name, kind, { start: 0, end: name.length });
  }

  /** Every rule that matches a line, file name, address or domain of the text. */
  find(text: FoldedText): readonly GlobFind[] {
    const found = new Map<Running<"glob_rule">, Match[]>();
    const note = (kind: NameKind, place: Place) => {
      for (const rule of this.#laidOver(text.folded, kind, place)) {
        const matches = found.get(rule) ?? [];
        if (matches.length < MOST_MATCHES) matches.push(matchAt(text, place));
        found.set(rule, matches);
      }
    };
    if (this.#kinds.has("text_line")) for (const line of linesIn(text)) note("text_line", line);
    if (this.#hasNames) for (const name of namesIn(text)) note(name.kind, name);
    return found.size === 0 ? NONE : Array.from(found, ([rule, matches]) => ({ rule, matches }));
  }

  #laidOver(
    folded: string,
    kind: NameKind,
    { start, end }: Place,
  ): readonly Running<"glob_rule">[] {
    const globs = this.#kinds.get(kind);
    const found = globs?.automaton.matching(folded, start, end) ?? NOTHING;
    return found.length === 0 ? NO_RULES : found.flatMap((index) => globs?.rules[index] ?? []);
  }

  /** Whether any is laid over anything but lines. */
  get #hasNames(): boolean {
    return this.#kinds.size > Number(this.#kinds.has("text_line"));
  }
}

/** Reads every glob that may run; those that cannot be read are left out, their check names them. Made once per snapshot by `snapshot.derive(buildGlobs)`. */
export function buildGlobs(snapshot: Snapshot): Globs {
  return new Globs(runningRules(snapshot, "glob_rule"));
}

function matchAt({ original, startOf, endOf }: FoldedText, place: Place): Match {
  const [start, end] = [startOf(place.start), endOf(place.end)];
  return { text: original.slice(start, end), start, end };
}
