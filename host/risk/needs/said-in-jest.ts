import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** How people laugh in writing, whatever their language: what they type over and over, and the faces. Of one face alone, or one that smiles, nothing is known. */
const LAUGHTER =
  /(?:ha){3,}|(?:he){3,}|(?<![a-z])(?:hahah?|hehe|lol+|lmao+|rofl|x+d+|mdr+|ptdr|rsrs+|k{4,}|(?:wk){2,}w?|hihihi|keke(?:ke)+|haha\w*)(?![a-z])|(?:ja){2,}|(?:je){3,}|(?:ах){2,}а?|(?:ха){2,}|(?:хе){3,}|(?<!\d)5{3,}(?!\d)|ه{3,}|خ{4,}|哈{2,}|笑死|[呵嘿嘻]{2,}|(?:हा){2,}|(?:हाहा)|(?:হা){2,}|(?:ہا){2,}|හා{2,}හා|(?:හහ)+|ஹாஹா|ហាហា|ฮ่าๆ|ฮา{3,}|ဟား{1,}ဟား|😂|🤣|😹/u;

/** Shame, as the folded view writes it: people die of it, and of nothing else. */
const SHAME =
  /(?<![\p{L}\p{M}])(?:embarras\w*|of shame|cringe\w*|omg|verguenza|de pena|(?:de|la) honte|vergonha|стыда|стыдно|сорому|соромно|kahihiyan|nakakahiya|hiyang hiya|kaulaw|ulaw kaayo|malu|xau ho|nhuc qua|aibu|haya|sharm|lajja)(?![\p{L}\p{M}])|อาย|អៀន|ខ្មាស|ရှက်|शर्म|लाज|لاج|شرم|লজ্জা|ලැජ්ජා|வெட்க|خجل|احراج|إحراج|الفشيله|فشلة|ሀፍረት|አፈርኩ|丢脸|丟臉|尴尬|尷尬|社死|羞死/u;

/** What people laugh at when they say that they could die, and what of it they are ashamed of; a photo or a love may be what drives somebody to it. */
const LAUGHED_AT = conceptHashes(
  "game sport ticket cost food recipe party film book song message phone photo shopping delivery computer wedding weather traffic lottery animal pet",
);
const ASHAMED_OF = conceptHashes("message phone food recipe party game sport");

/** Concepts beside which nobody jests, and by which somebody is alone or has lost all. */
const EARNEST = conceptHashes(
  "hit rape lock weapon threaten force escape ransom sell afraid hungry cry alone debt owe borrow unpaid late-pay nobody guard watch pregnant passport trap cheat",
);
const IN_EARNEST = [
  "confinement",
  "violence",
  "threat",
  "seizure",
  "unpaid",
  "deduction",
  "loan",
  "abused",
  "medical",
  "no_status",
  "put_out",
] as const;

/** Chances of something else, and of somebody in danger, from which on and up to which a word of death is taken as a way to say so. */
const ELSE = 0.7;
const OF_DANGER = 0.15;

/** Whether a wish to die is a way of saying so: only beside laughter or shame and a trifle that it is about, as a match or a message that went to the wrong person, in words that are surely of something else and name no harm, debt or loneliness. Laughter alone hides many a wish that is meant; in doubt it is. */
export function saidInJest(reading: Reading): boolean {
  const { wording, topics, folded, language, text } = reading;
  if (wording === null || wording.danger > OF_DANGER || wording.unrelated < ELSE) return false;
  if (hasAny(topics, IN_EARNEST)) return false;
  const isAshamed = SHAME.test(folded.folded);
  const laughs = LAUGHTER.test(text.toLowerCase());
  if (!isAshamed && !laughs) return false;
  const told = findConcepts(folded.folded, language);
  if (meanAny(told, EARNEST)) return false;
  return laughs ? isAshamed || meanAny(told, LAUGHED_AT) : meanAny(told, ASHAMED_OF);
}
