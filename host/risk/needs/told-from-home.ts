import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import type { CountryMention, Reading } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { conceptStarts, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Concepts of relatives and of friends. */
const OTHERS = conceptHashes(
  "friend neighbour mother father spouse child sibling grandparent family",
);
const ONESELF = conceptHashes("i we");
/** What who writes says of themselves beside where they are: that they ask for help, for whomever. */
const ASKING = conceptHashes("what how why where help please rescue");
/** Where the other is, in a place that was named before. */
const THERE =
  "there|over there|di sana|disana|sana|doon|nandoon|nandun|naroon|tua didto|didto|allá|allí|là-bas|por lá|huko|kule|bên đó|bên kia|ở đó|ที่นั่น|ที่โน่น|ทางโน้น|នៅទីនោះ|ဟိုမှာ|ဟိုဘက်|वहाँ|वहां|उहाँ|त्यहाँ|ওখানে|সেখানে|ওইখানে|وہاں|එහෙ|එහේ|அங்க|அங்கே|هناك|هنيك|там|እዚያ|那边|那邊|那里|那裡|wahan|tyaha|okhane|sekhane";
/** Words of where somebody comes from, which tells nothing of where they are. */
const FROM =
  "from|de|du|da|do|taga|galing|mula|gikan|asal|dari|từ|quê|natoka|ninatoka|tunatoka|kutoka|из|з|із|من|มาจาก|คน|មកពី|来自|來自|से|बाट|থেকে|سے|ගෙන්|se|bata|theke";
/** Between clauses; in scripts that write words together, a space, too. */
const CLAUSE_END =
  /[,.;:!?…\n،۔।॥、。，？！]+|(?<=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]) (?=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])/gu;
/** Units from a friend to the word by which they are somebody's own. */
const BESIDE = 16;
/** Chance of a victim, in danger or not, from which on something befell whoever is there. */
const BEFELL = 0.3;

const from = once(() => new WordsWithin(FROM));
const there = once(() => new WordsWithin(THERE));

/** Whether somebody writes from home of a relative or friend in another country, and of themselves says no more than where they are, or what they ask: "my friend is stuck in Laos, I am in Manila". */
export function isToldFromHome(reading: Reading): boolean {
  const { folded, language, wording } = reading;
  if (!meanAny(findConcepts(folded.folded, language), OTHERS)) return false;
  const clauses = clausesOf(reading);
  const others = clauses.filter(({ hasOther, isOwn }) => hasOther && !isOwn);
  if (others.length === 0 || !clauses.every(saysLittleOfOneself)) return false;
  if (clauses.some(({ isHome }) => isHome)) return clauses.some(({ isAway }) => isAway);
  const isHurt = wording !== null && wording.danger + wording.victim >= BEFELL;
  return isHurt && others.some(({ text, isAway }) => !isAway && there().test(text));
}

interface Clause {
  readonly text: string;
  /** A relative or friend is named. */
  readonly hasOther: boolean;
  /** Who writes is named, and not as whose somebody is. */
  readonly isOwn: boolean;
  readonly isAsking: boolean;
  /** Who writes is at home, in a place that is named. */
  readonly isHome: boolean;
  /** A country of work is named. */
  readonly isAway: boolean;
}

function saysLittleOfOneself({ isOwn, isHome, isAway, isAsking, hasOther }: Clause): boolean {
  return !isOwn || (!isAway && !hasOther && (isHome || isAsking));
}

function clausesOf(reading: Reading): readonly Clause[] {
  const { folded, language, countries, isIn } = reading;
  const text = folded.folded;
  const starts = conceptStarts(text, language);
  const ends = Array.from(text.matchAll(CLAUSE_END), ({ index }) => index);
  const words = findConcepts(text, language).map((word, nth) => ({
    word: [word],
    at: starts[nth] ?? 0,
  }));
  const places = countries.map((place) => ({ ...place, at: foldedAt(folded, place.start) }));
  const wordsOf = byClause(words, ends);
  const placesOf = byClause(places, ends);
  return [...ends, text.length].map((end, nth) => {
    const clause = text.slice(ends[nth - 1] ?? 0, end);
    const told = wordsOf[nth] ?? [];
    const named = placesOf[nth] ?? [];
    const others = told.filter(({ word }) => meanAny(word, OTHERS));
    const own = told.filter(({ word }) => meanAny(word, ONESELF));
    const isOwn = own.length > countBeside(others, own);
    return {
      text: clause,
      hasOther: others.length > 0,
      isOwn,
      isAsking: told.some(({ word }) => meanAny(word, ASKING)),
      isHome: named.some((place) => isWhereOneIs(place, isOwn && !from().test(clause), isIn)),
      isAway: named.some(({ role }) => role === "destination"),
    };
  });
}

interface Placed {
  readonly at: number;
}

/** What stands in each of the clauses, the last of which has no end. */
function byClause<T extends Placed>(placed: readonly T[], ends: readonly number[]): readonly T[][] {
  const clauses: T[][] = Array.from({ length: ends.length + 1 }, () => []);
  let nth = 0;
  for (const one of placed.toSorted((a, b) => a.at - b.at)) {
    while (one.at >= (ends[nth] ?? Infinity)) nth++;
    clauses[nth]?.push(one);
  }
  return clauses;
}

/** How many words stand beside one by which they are somebody's own: "my friend", "teman saya". Both in their order. */
function countBeside(words: readonly Placed[], own: readonly Placed[]): number {
  let first = 0;
  return words.filter(({ at }) => {
    while ((own[first]?.at ?? Infinity) < at - BESIDE) first++;
    return (own[first]?.at ?? Infinity) <= at + BESIDE;
  }).length;
}

function isWhereOneIs(
  { role, code }: CountryMention,
  isOwn: boolean,
  isIn: Reading["isIn"],
): boolean {
  return role === "origin" && (isOwn || isIn?.has(code) === true);
}
