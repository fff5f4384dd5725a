import type { ToolFact } from "../../../../contract/tool.ts";
import { sentences, type Draft } from "../../block.ts";
import { lineInWords } from "../facts.ts";
import { placeName } from "../../evidence/place.ts";
import { isQuestion } from "../../evidence/situation.ts";

/** What the law where the work is says of kept passports, in the reader's language; only where the message is about kept papers. */
export function passportLines(draft: Draft): readonly string[] {
  if (!isAboutKeptPapers(draft)) return [];
  return draft.found.passports.map((fact) => lineInWords(draft, fact, inWords(draft, fact)));
}

/** Papers of who is in custody are not kept by an employer. */
function isAboutKeptPapers({ found, reading }: Draft): boolean {
  if (reading.inCustody === true) return false;
  if (found.hits.some(({ dimensions }) => dimensions.includes("retention-of-identity-documents")))
    return true;
  return isQuestion(reading) && reading.topics.has("passport") && reading.topics.has("seizure");
}

function inWords({ language, knowledge, say }: Draft, { by, household }: ToolFact): string {
  const [leaf, id = ""] = by.split("/");
  const profile = leaf === "corridor_profile" ? knowledge.get("corridor_profile", id) : undefined;
  if (language === "en" || profile === undefined) return "";
  const code = profile.content.corridor.slice(3);
  const place = placeName(language, code) ?? code;
  const agencies = profile.extensions?.passport_rule_for === "agencies";
  const byConsent = profile.extensions?.passport_by_consent === true;
  const rule = agencies ? "passport-agency" : byConsent ? "passport-consent" : "passport-kept";
  return sentences(say(rule, { place }), household === true ? say("cap-household") : null);
}
