import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { isHarmByWording } from "./ruled.ts";

/** UTF-16 units up to which a message must name a deed: a longer one tells it in more words than any list holds. */
const SHORT = 200;

/** Each a set of concepts of `host/wording/concepts`, of all of which one is named where the harm is told. */
type Ground = readonly ReadonlySet<number>[];

const groundOf = (...sets: readonly string[]): Ground => sets.map(conceptHashes);

const PAPERS = "passport id-card visa work-permit certificate";
const TAKEN =
  "keep take-away give-back refuse hide lock safe-drawer sell pay force until threaten not without";

/** Dimension → what is named in words where it is told; either way of several. */
const GROUNDS: Readonly<Record<string, readonly Ground[]>> = {
  "physical-and-sexual-violence": [
    groundOf("hit burn touch rape kill hurt weapon force massage sell shout"),
  ],
  "restriction-of-movement": [
    groundOf("lock door key escape guard watch force sell ransom weapon"),
    groundOf("go-out leave-job exit-permit send-home", "not never without refuse forbidden may"),
  ],
  isolation: [
    groundOf("alone tell-nobody lock watch hide guard"),
    groundOf("phone message go-out family friend", "take-away keep forbidden refuse not never"),
  ],
  "intimidation-and-threats": [
    groundOf("threaten afraid kill weapon shout retaliate blacklist arrest force ransom trap"),
    groundOf("police send-home sue", "employer company manager agent agency madam he-she they"),
  ],
  "retention-of-identity-documents": [groundOf(PAPERS, TAKEN)],
  "withholding-of-wages": [
    groundOf("unpaid late-pay deduct"),
    groundOf("salary pay overtime bonus money", "not never without refuse owe keep"),
  ],
  "debt-bondage": [groundOf("debt owe borrow interest deduct refund lender fine microloan")],
  predatory_lending: [groundOf("debt borrow interest lender microloan owe bank")],
  illegal_fees: [
    groundOf("fee charge deposit cost debt bribe"),
    groundOf("pay money currency number-big", "agent agency recruit labour-contractor visa"),
  ],
  fee_camouflage: [groundOf("fee charge deposit cost training medical-test donation")],
  "excessive-overtime": [
    groundOf("no-rest overtime tired hours"),
    groundOf("day-off sleep night", "not never without refuse work"),
  ],
  "abusive-working-and-living-conditions": [
    groundOf("food water sleep room sick hungry tired accident hurt protective-gear medicine"),
  ],
  "abuse-of-vulnerability": [
    groundOf("undocumented pregnant minor alone hungry sick force threaten afraid cheat sell"),
  ],
  deception: [groundOf("promise different change fake cheat pretend trap sell")],
  fraudulent_offer: [groundOf("promise different fake cheat pretend fraudster fee charge")],
  contract_substitution: [groundOf("contract sign promise", "different change fake not copy")],
  jurisdiction_evasion: [
    groundOf("tourist-visa smuggle bribe illegal undocumented fake deployment-ban pretend hide"),
  ],
};

/** Whether an answer may tell what the wording alone names: of a short message only where some word of the sentence that says it most tells of such a deed, as a question or a greeting may sound like those of whom it happens to. */
export function isGrounded(hit: GrepHit, reading: Reading): boolean {
  if (!isHarmByWording(hit) || reading.text.length > SHORT) return true;
  const told = findConcepts(saidMost(hit, reading), reading.language);
  return hit.dimensions.some((dimension) =>
    (GROUNDS[dimension] ?? []).some((ground) => ground.every((set) => meanAny(told, set))),
  );
}

/** The sentences that a hit quotes, folded; the whole message where it quotes none. */
function saidMost({ matches }: GrepHit, { folded }: Reading): string {
  const quoted = matches.map(({ text }) => text).join(" ");
  return quoted === "" ? folded.folded : foldText(quoted).folded;
}
