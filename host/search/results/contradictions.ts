import type { Claim } from "../../../schemas/http/verification.ts";
import type { Contradiction } from "../../../schemas/http/search/verdict.ts";
import { isLeaf, type Leaf } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Trace } from "../../contract/layer.ts";
import { buildGround } from "../../verification/statements/ground.ts";
import { verifyAnswer } from "../../verification/verify.ts";
import { capInWords, feeContradictions, isReported } from "./fee-claims.ts";
import { unlistedLines } from "./line-claims.ts";
import { countriesIn } from "./relevance.ts";
import { profilesTold, type Profile, type Told } from "./routes-told.ts";
import { meets } from "../queries/span.ts";

const KINDS: Readonly<Partial<Record<Claim["kind"], Contradiction["kind"]>>> = {
  phone: "phone",
  email: "email",
  url: "url",
  statute: "statute",
  amount: "fee",
};
/** The gravest first: a wrong number or fee may cost somebody his safety or money. */
const GRAVITY: readonly Contradiction["kind"][] = ["phone", "fee", "statute", "email", "url"];

/** Every fee, number, address and law of a result that the packs know otherwise, the gravest first. The result is read as an answer of a model would be: neither owns truth. */
export function contradictionsIn(
  text: string,
  query: string,
  { told, knowledge }: { readonly told: Told; readonly knowledge: Snapshot },
): Contradiction[] {
  const profiles = profilesTold(told, knowledge);
  const own = countriesIn(told.own);
  const countries = own.size > 0 ? own : countriesIn(told.together);
  const trace = traceOf(profiles, knowledge, countries);
  const claims = placed(
    verifyAnswer(text, { trace, knowledge }, { byMeaning: false }).verification.claims,
    text,
  );
  const found = [
    ...claims
      .filter((claim) => claim.kind !== "amount" || !isReported(text, claim))
      .flatMap((claim) => differing(claim, knowledge)),
    ...feeContradictions(text, `${query}\n${text}`, profiles),
    ...unlistedLines(text, claims, { countries, knowledge }),
  ];
  const kept: Contradiction[] = [];
  for (const each of found) if (!meets(each, kept)) kept.push(each);
  return kept.toSorted((one, other) => GRAVITY.indexOf(one.kind) - GRAVITY.indexOf(other.kind));
}

/** Claims at their places in the text: checking tells where they stand once it has put everything right, and claims of its own words are none of the text's. */
function placed(claims: readonly Claim[], text: string): Claim[] {
  let read = 0;
  return claims.flatMap((claim) => {
    const start = text.indexOf(claim.text, read);
    if (start < 0) return [];
    read = start + claim.text.length;
    return [{ ...claim, start, end: read }];
  });
}

/** What a chat's lookups would have found for these routes: checking of answers reads nothing else of a trace. */
function traceOf(
  profiles: readonly Profile[],
  { revision }: Snapshot,
  countries: ReadonlySet<string>,
): Trace {
  const calls = [
    ...profiles.map((profile) => ({
      tool: "corridor_fee_cap",
      args: { corridor: profile.content.corridor },
      result: { found: true, facts: [capFact(profile)] },
    })),
    ...Array.from(countries, (code) => ({
      tool: "ngo_directory",
      args: { corridor: `${code}-*` },
      result: { found: true, facts: [] },
    })),
  ];
  return {
    revision,
    packs: [],
    elapsed_ms: 0,
    _final_user_text: "",
    tools: { fired: true, elapsed_ms: 0, calls },
  };
}

function capFact(profile: Profile) {
  return {
    kind: "cap",
    statement: capInWords(profile),
    citation: null,
    source_url: null,
    by: `corridor_profile/${profile.id}`,
  };
}

/** A claim that the packs contradict, with the object that does; without one it is only unknown. */
function differing(claim: Claim, knowledge: Snapshot): Contradiction[] {
  const kind = KINDS[claim.kind];
  if (claim.verdict !== "contradicted" || kind === undefined) return [];
  const by = claim.by ?? ownerOf(claim, knowledge);
  if (by === undefined) return [];
  const { text, start, end } = claim;
  return [{ kind, text, start, end, by, known: knownBy(by, kind, knowledge), basis: "differs" }];
}

/** Whose number it is, where it is given as another's. */
function ownerOf({ kind, text }: Claim, knowledge: Snapshot): string | undefined {
  if (kind !== "phone") return undefined;
  return knowledge.derive(buildGround).phones.get(text.replaceAll(/\D/gu, ""))?.[0]?.by;
}

/** What the object says, in words for a person who decides. */
function knownBy(by: string, kind: Contradiction["kind"], knowledge: Snapshot): string {
  const [leaf = "", id = ""] = by.split("/");
  return isLeaf(leaf) ? (TOLD[leaf]?.(id, kind, knowledge) ?? by) : by;
}

type Tell = (id: string, kind: Contradiction["kind"], knowledge: Snapshot) => string | undefined;

const TOLD: Readonly<Partial<Record<Leaf, Tell>>> = {
  corridor_profile: (id, _kind, knowledge) => {
    const profile = knowledge.get("corridor_profile", id);
    return profile && capInWords(profile);
  },
  rag_doc: (id, _kind, knowledge) => {
    const law = knowledge.get("rag_doc", id);
    return law?.extensions?.citation ?? law?.content.title;
  },
  ngo_directory: (id, kind, knowledge) => {
    const content = knowledge.get("ngo_directory", id)?.content;
    if (content === undefined) return undefined;
    const ways: Partial<Record<Contradiction["kind"], string | null | undefined>> = content;
    const checked = content.verified == null ? "never checked" : `checked ${content.verified}`;
    return `${content.name}: ${ways[kind] ?? "not known"} (${checked})`;
  },
};
