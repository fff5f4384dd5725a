import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Case } from "../finding.ts";
import { spaced } from "../request.ts";
import type { Span } from "../span.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { nameKey, stringsOf } from "../statements/mentions.ts";
import { findNamedLaws, type NamedLaw } from "./named-laws.ts";
import type { NumberedInstrument } from "./numbered-instrument.ts";
import { findNumberedLaws } from "./numbered-laws.ts";
import type { KnownLaw } from "../statements/statement.ts";
import { viewOf } from "../view.ts";

/** A part of a law that a text cites with it: the words, and the numbers of articles or sections. */
export interface CitedSection extends Span {
  /** The key of the law that it is part of. */
  readonly law: string;
  readonly numbers: readonly string[];
}

/** What a part of a law is called in the languages that are read. */
const PART =
  "sections?|secs?\\.?|ss?\\.|§+|articles?|arts?\\.?|rules?|reg\\.|regulations?|paragraphs?|paras?\\.?|clauses?|schedule|chapter|" +
  "art[ií]culos?|artigos?|secci[oó]n|se[cç][aã]o|cl[aá]usula|pasal|fasal|seksyen|seksyon|artikulo|điều|khoản|ibara|kifungu|dhara|" +
  "стат(?:ья|ьи|ье|ью|ей)|ст\\.|статт(?:я|і|ею)|пункт\\p{L}*|المادة|مادة|المواد|البند|دفعہ|آرٹیکل|धारा|अनुच्छेद|दफा|ধারা|অনুচ্ছেদ|มาตรา|ข้อ|ပုဒ်မ|មាត្រា|වගන්තිය|වගන්ති|பிரிவு|சட்டப்பிரிவு|አንቀጽ|第";
const NUMBER =
  "\\d{1,4}(?:\\.\\d{1,3})?[A-Za-z]{0,2}(?:[-–]?[A-Z])?(?![\\d/])(?:\\s?\\(\\w{1,4}\\))*";
const NUMBERS = `${NUMBER}(?:\\s*(?:,|and|&|or|to|y|e|et|dan|at|и|和|、|[-–])\\s*${NUMBER}){0,4}`;
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${PART})\\s*(?<numbers>${NUMBERS})(?:\\s*[条條])?[^\\d.;:!?\\n]{0,24}$`,
  "iu",
);
const AFTER = new RegExp(
  `^[\\s,(（的、]{0,3}(?:${PART})\\s*(?<numbers>${NUMBERS})(?:\\s*[条條])?`,
  "iu",
);
const TOLD = new RegExp(`(?<![\\p{L}\\p{M}])(?:${PART})\\s*(?<numbers>${NUMBERS})`, "giu");
const REACH = 64;

/** The part of a law that is cited right before or right behind its name, or null. */
export function sectionBeside(
  text: string,
  law: NumberedInstrument | NamedLaw,
): CitedSection | null {
  const key = "key" in law ? law.key : nameKey(law.words);
  const ahead = text.slice(Math.max(0, law.start - REACH), law.start);
  const before = BEFORE.exec(ahead);
  if (before !== null) {
    const start = law.start - ahead.length + before.index;
    return { law: key, start, end: law.end, numbers: numbersIn(before.groups?.["numbers"] ?? "") };
  }
  const after = AFTER.exec(text.slice(law.end, law.end + REACH));
  if (after === null) return null;
  const end = law.end + after[0].length;
  return { law: key, start: law.start, end, numbers: numbersIn(after.groups?.["numbers"] ?? "") };
}

/** The numbers of whole articles: of "7(2)-(3), 9-11" 7, 9, 10 and 11. */
function numbersIn(written: string): string[] {
  const plain = written.replaceAll(/\(\w+\)/g, "").toLowerCase();
  const numbers = plain.match(/\d+(?:\.\d+)?[a-z]*/g) ?? [];
  const spans = Array.from(plain.matchAll(/(?<![\d.])(\d+)\s*[-–]\s*(\d+)(?![\d.])/g)).flatMap(
    ([, from = "", to = ""]) => {
      const length = Math.min(60, Number(to) - Number(from) - 1);
      return Array.from({ length: Math.max(0, length) }, (_, n) => `${Number(from) + n + 1}`);
    },
  );
  return [...numbers, ...spans];
}

/** Whether the packs hold every cited article: the provisions of the instrument or what names it, or the layers in the very words. */
export function isSectionHeld(
  the: Case,
  section: CitedSection,
  laws: readonly KnownLaw[],
): boolean {
  const held = new Set(
    laws.slice(0, MOST_OBJECTS).flatMap(({ by }) => [...sectionsOf(objectOf(the, by))]),
  );
  for (const number of the.knowledge.derive(sectionsOfRules).get(section.law) ?? [])
    held.add(number);
  if (section.numbers.every((number) => held.has(number))) return true;
  const words = spaced(the.view.text.slice(section.start, section.end));
  return the.request.texts().some((text) => spaced(text).includes(words));
}

const MOST_OBJECTS = 24;

function objectOf({ knowledge }: Case, by: string): KnowledgeObject | undefined {
  const [leaf = "", id = ""] = by.split("/");
  return knowledge.get(leaf as Leaf, id);
}

const remembered = new WeakMap<KnowledgeObject, ReadonlySet<string>>();

/** The articles that an object tells of: of its provisions, and all that its texts cite. */
function sectionsOf(object: KnowledgeObject | undefined): ReadonlySet<string> {
  if (object === undefined) return new Set();
  const known = remembered.get(object);
  if (known !== undefined) return known;
  const { provisions = [] } = (object.extensions ?? {}) as {
    readonly provisions?: readonly { readonly section?: string }[];
  };
  const told = stringsOf([object.content, object.extensions]).flatMap((written) =>
    Array.from(viewOf(written).text.matchAll(TOLD), ({ groups }) => groups?.["numbers"] ?? ""),
  );
  const named = provisions.map(({ section = "" }) => section);
  const made = new Set([...told, ...named].flatMap(numbersIn));
  remembered.set(object, made);
  return made;
}

/** The articles that rules cite as their grounds, by law. */
function sectionsOfRules(snapshot: Snapshot): ReadonlyMap<string, ReadonlySet<string>> {
  const cited = new Map<string, Set<string>>();
  const citations = snapshot.all("grep_rule").map(({ extensions }) => extensions?.citation ?? "");
  for (const citation of new Set(citations)) {
    const text = viewOf(citation).text;
    for (const law of [...findNumberedLaws(text), ...findNamedLaws(text)]) {
      const section = sectionBeside(text, law);
      if (section === null) continue;
      const numbers = cited.get(section.law) ?? new Set();
      cited.set(section.law, numbers);
      for (const number of section.numbers) numbers.add(number);
    }
  }
  return cited;
}
