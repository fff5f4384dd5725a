import type { Claim } from "../../../schemas/http/verification.ts";
import type { Contradiction } from "../../../schemas/http/search/verdict.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { countryName } from "../../retrieval/bridge.ts";
import { lineAround, type Span } from "../../verification/span.ts";
import { wordForm, wordsIn } from "../queries/words.ts";

type Contact = KnowledgeObject<"ngo_directory">;

/** Words by which a page says that a number is one to turn to for help; a recruiter's own number is not. */
const HELP =
  /(?<!\p{L})(?:hotlines?|helplines?|toll[- ]free|emergency|lifeline|police|embass(?:y|ies)|consulates?|ministry|labou?r (?:office|department|attach[eé])|(?:government|official|complaints?) (?:line|number|hotline)|rescue|línea de ayuda|talian|saluran siaga|hubungi|हेल्पलाइन|হটলাইন|হেল্পলাইন|الخط الساخن|горяч\p{L}+|热线|熱線)(?!\p{L})/iu;
const ADVERT =
  /(?<!\p{L})(?:apply|applicants?|hiring|recruiter|our agency|interview|cv|resume)(?!\p{L})/iu;

/** Lines given for help in a country whose lines the packs know, and not this one: each with the contact that a person there would rather be told. */
export function unlistedLines(
  text: string,
  claims: readonly Claim[],
  {
    countries,
    knowledge,
  }: { readonly countries: ReadonlySet<string>; readonly knowledge: Snapshot },
): Contradiction[] {
  return claims
    .filter(({ kind, verdict }) => kind === "phone" && verdict === "unknown")
    .filter((claim) => isForHelp(text, claim))
    .flatMap((claim) => {
      const contact = nearestByWords(lineOf(text, claim), countries, knowledge);
      return contact === null ? [] : [unlisted(claim, contact)];
    });
}

function isForHelp(text: string, span: Span): boolean {
  const line = lineOf(text, span);
  return HELP.test(line) && !ADVERT.test(line);
}

function lineOf(text: string, span: Span): string {
  const { start, end } = lineAround(text, span);
  return text.slice(Math.max(start, span.start - 160), Math.min(end, span.end + 80));
}

/** The contact of these countries whose name and kind share most words with a line; among equals the one whose number was checked. */
function nearestByWords(
  line: string,
  countries: ReadonlySet<string>,
  knowledge: Snapshot,
): Contact | null {
  const places = [...countries].map(countryName).join(" ").toLowerCase();
  const said = new Set(
    wordsIn(line)
      .map(({ word }) => wordForm(word))
      .filter((word) => !places.includes(word) && !HELP.test(word)),
  );
  const ranked = knowledge
    .all("ngo_directory")
    .filter(({ content }) => content.phone != null && countries.has(content.jurisdiction))
    .map((contact) => ({ contact, shared: sharedWords(contact, said) }))
    .toSorted(
      (one, other) =>
        other.shared - one.shared ||
        Number(other.contact.content.verified != null) -
          Number(one.contact.content.verified != null) ||
        one.contact.id.localeCompare(other.contact.id),
    );
  return ranked[0]?.contact ?? null;
}

function sharedWords({ content, extensions }: Contact, said: ReadonlySet<string>): number {
  const words = wordsIn(`${content.name} ${(extensions?.kind ?? "").replaceAll("_", " ")}`);
  return new Set(words.map(({ word }) => wordForm(word)).filter((word) => said.has(word))).size;
}

function unlisted({ text, start, end }: Claim, { id, content }: Contact): Contradiction {
  return {
    kind: "phone",
    text,
    start,
    end,
    by: `ngo_directory/${id}`,
    known: `${content.name}: ${content.phone} (${content.verified == null ? "never checked" : `checked ${content.verified}`})`,
    basis: "unlisted",
  };
}
