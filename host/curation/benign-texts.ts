import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { tagged } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { sha256 } from "../knowledge/text/canonical.ts";

type Rule = KnowledgeObject<"grep_rule">;

/** A text that one rule in force proves to be lawful, so that no rule should call it grave. */
interface Proof {
  readonly text: string;
  readonly rule: Rule;
  /** Orders the texts by chance, the same for everybody; one text has one. */
  readonly draw: string;
}

/** The bundled look-alikes: every text that a rule in force proves to be lawful. */
export interface BenignTexts {
  /** So many of them at most, by chance; those proven by a rule of one of the languages first. */
  pick(most: number, languages?: readonly string[]): readonly string[];
}

/** Laid in order once; where a few rules changed since the last time, only their texts are put in and taken out. */
let last: { readonly rules: ReadonlySet<Rule>; readonly proofs: readonly Proof[] } = {
  rules: new Set(),
  proofs: [],
};

/** What a snapshot's rules prove; pass it to `snapshot.derive`. */
export function benignTexts(snapshot: Snapshot): BenignTexts {
  const rules = new Set(snapshot.all("grep_rule"));
  const added = rules.difference(last.rules);
  const gone = last.rules.difference(rules);
  const kept = gone.size === 0 ? last.proofs : last.proofs.filter(({ rule }) => !gone.has(rule));
  const proofs = added.size === 0 ? kept : merged(kept, [...added].flatMap(provenBy));
  last = { rules, proofs };
  return { pick: (most, languages = []) => pick(proofs, most, new Set(languages)) };
}

function provenBy(rule: Rule): Proof[] {
  const texts = rule.extensions?.negative_examples ?? [];
  return texts.map((text) => ({ text, rule, draw: sha256(text) }));
}

/** Both lists in one, in order; the first is. */
function merged(ordered: readonly Proof[], others: readonly Proof[]): readonly Proof[] {
  const all: Proof[] = [];
  let at = 0;
  for (const other of others.toSorted((a, b) => (a.draw < b.draw ? -1 : 1))) {
    for (
      let next = ordered[at];
      next !== undefined && next.draw <= other.draw;
      next = ordered[at]
    ) {
      all.push(next);
      at += 1;
    }
    all.push(other);
  }
  return all.concat(ordered.slice(at));
}

function pick(
  proofs: readonly Proof[],
  most: number,
  languages: ReadonlySet<string>,
): readonly string[] {
  const own = new Set<string>();
  const others = new Set<string>();
  for (const { text, rule } of proofs) {
    if (own.size === most) break;
    if (languages.size === 0 || languagesOf(rule).some((each) => languages.has(each)))
      own.add(text);
    else others.add(text);
  }
  return [...own, ...others.difference(own)].slice(0, most);
}

/** The languages that an object's tags name. */
export function languagesOf(object: KnowledgeObject): readonly string[] {
  return tagged(object, "lang");
}
