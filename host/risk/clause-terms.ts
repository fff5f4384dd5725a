import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";
import { areNear, meanAny, mustMean } from "../wording/concepts/concepts.ts";

/** What a clause that binds whoever works speaks of. */
interface Terms {
  /** Concepts of each of which there must be one. */
  readonly all: readonly ReadonlySet<number>[];
  /** Two sets of which words stand near each other. */
  readonly near?: readonly [ReadonlySet<number>, ReadonlySet<number>];
  /** Concepts beside which it allows, excepts or speaks of something else. */
  readonly none: ReadonlySet<number>;
}

/** Words with a meaning of a single clause at most. */
const MOST = 30;
/** Whoever warns of such clauses binds nobody. */
const WARNING = conceptHashes("beware report-it admin fraudster circulating awareness news");

const NOT = conceptHashes("not nobody never forbidden");
const COMPLAINS = conceptHashes("complaint report-it sue");

const ALL: readonly Terms[] = [
  // Nobody is told of it: no office, embassy or union.
  {
    all: [NOT, COMPLAINS, conceptHashes("government embassy police union court ship worker maid")],
    near: [NOT, COMPLAINS],
    none: conceptHashes(
      "fine retaliate dismiss threaten deduct refuse free may rights if because without fee illegal customer hide tell-nobody hours safe contract salary message we how receipt charge urgent do-not",
    ),
  },
  // Another contract is signed on arrival.
  {
    all: [
      conceptHashes("contract standard-contract"),
      conceptHashes("arrive travel abroad"),
      conceptHashes("change different instead"),
    ],
    none: conceptHashes(
      "not nobody never without forbidden same copy rights free before refund ticket day-off month law we do-not",
    ),
  },
  // No other employer for years, or a sum is due.
  {
    all: [
      conceptHashes("change-employer different leave-job"),
      conceptHashes("forbidden not"),
      conceptHashes("pay fine deduct currency number-big"),
      conceptHashes("year until before"),
    ],
    none: conceptHashes("may rights free without law notice insurance employer compensation"),
  },
  // Whoever leaves before the end owes a sum.
  {
    all: [
      conceptHashes("before until yourself if"),
      conceptHashes("year month contract"),
      conceptHashes("leave-job escape change-employer day-off"),
      conceptHashes("pay owe fine compensation cost deduct"),
      conceptHashes("number-big currency visa ticket deposit"),
    ],
    none: conceptHashes(
      "free not insurance food room day may government law refund overtime bonus rights tax",
    ),
  },
  // The phone is handed in and lent back.
  {
    all: [
      conceptHashes("phone"),
      conceptHashes(
        "give-back keep safe-drawer take-away manager supervisor employer madam agency company",
      ),
      conceptHashes("week day-off until only after arrive first night"),
    ],
    none: conceptHashes(
      "free yourself may rights not never forbidden last driver apply interview passport",
    ),
  },
  // Whoever is pregnant goes, at her own cost.
  {
    all: [
      conceptHashes("pregnant"),
      conceptHashes("dismiss send-home cost forbidden yourself fine leave-job"),
    ],
    none: conceptHashes(
      "rights may law insurance protection refuse not never hours rest day-off free pay medicine check",
    ),
  },
  // Days of pay are taken for coming late, talking or breaking something.
  {
    all: [
      conceptHashes("deduct fine"),
      conceptHashes("day hours salary"),
      conceptHashes("late-pay shout sleep refuse sick friend repair"),
    ],
    none: conceptHashes(
      "not never nobody without forbidden law legal limit tax insurance before only room lock",
    ),
  },
  // The first months are training, without pay.
  {
    all: [
      conceptHashes("month week"),
      conceptHashes("training"),
      conceptHashes("not without unpaid"),
      conceptHashes("salary"),
    ],
    none: conceptHashes("deduct fee cost employer refund insurance pay requirements"),
  },
  // Nobody goes out after work.
  {
    all: [
      conceptHashes("not forbidden never"),
      conceptHashes("go-out"),
      conceptHashes("worker maid farm compound"),
    ],
    none: conceptHashes(
      "may without free rights nobody lock if tell-nobody customer share illegal abroad deployment-ban joke public-transport i",
    ),
  },
  // Land or gold is pledged.
  {
    all: [
      conceptHashes("land gold"),
      conceptHashes("family worker"),
      conceptHashes("deposit must sign"),
    ],
    none: conceptHashes("refund free not never nobody law i"),
  },
];

/** Whether a text warns of clauses instead of setting them. */
export function warnsOfTerms(told: readonly Sighting[]): boolean {
  return mustMean(told, WARNING);
}

/** Whether a clause, told by the meanings of its words in order, binds whoever works as no law lets it: no complaint, another contract on arrival, a price for leaving, the phone in the boss's hands, dismissal for a pregnancy, fines in days of pay, months of work as training, no step outside, or land in pledge. */
export function bindsByTerms(told: readonly Sighting[]): boolean {
  if (told.length > MOST) return false;
  return ALL.some(
    ({ all, near, none }) =>
      all.every((each) => meanAny(told, each)) &&
      !meanAny(told, none) &&
      (near === undefined || areNear(told, near[0], near[1])),
  );
}
