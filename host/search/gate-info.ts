import type { GateKind } from "../../schemas/http/search/gate-kind.ts";
import type { SafetyInfo } from "../../schemas/http/search/sanitize.ts";
import type { VerificationInfo } from "../../schemas/http/search/verify-results.ts";
import { HOST_LISTS } from "./results/domains.ts";
import { INJECTION_SIGNS } from "./results/injection.ts";

const kind = (name: string, description: string, ...patterns: string[]): GateKind => ({
  kind: name,
  description,
  patterns,
});

/** What GET /api/search/safety-info tells; `labels` are the anonymizer's. */
export function safetyInfo(labels: readonly string[]): SafetyInfo {
  const values = labels.map((label) =>
    kind(
      label.toLowerCase(),
      "A personal value that the anonymizer recognises.",
      "the recognizer of POST /api/anonymize: form, checksum and the words around",
    ),
  );
  return { ...SAFETY_INFO, removed: [...values, ...SAFETY_INFO.removed] };
}

const SAFETY_INFO: SafetyInfo = {
  modes: ["strict", "rephrase"],
  removed: [
    kind(
      "name",
      "Two or more words together that are written as names are and that the library does not know.",
      "capitals in the middle of a sentence; an unknown word beside them",
    ),
    kind(
      "employer",
      "A private employer or agency by name, and a family named as a household; public bodies of the directory stay.",
      "<Name> Agency | Manpower | Trading Co. | Sdn Bhd …",
      "PT <Name>",
      "<Name> family | household",
    ),
    kind(
      "address",
      "A street with its number.",
      "<number> <Name> Street | Road | Avenue | Estate …",
    ),
    kind(
      "exact_date",
      "A day; its year stays.",
      "2025-03-03",
      "3/3/2025",
      "3 March 2025",
      "March 3",
    ),
    kind("age", "How old somebody is.", "34 years old", "aged 34", "umur 34 tahun"),
    kind(
      "web_address",
      "Pages, profiles and handles.",
      "https://…",
      "www.…",
      "@handle",
      "<name>.com",
    ),
    kind(
      "unlisted_word",
      "A word that neither the library says in small letters nor the list of jobs has, in any of its languages, and a number that is no sum, year, share or part of a law.",
      "in fewer than two objects of the packs",
    ),
    kind("excess_words", "Whatever follows the fortieth word.", "more than 40 words"),
  ],
  kept: [
    kind(
      "law",
      "Laws by number or name.",
      "RA 8042",
      "C181 Art. 7",
      "Cap. 57A",
      "Migrant Workers Act",
    ),
    kind(
      "public_body",
      "Bodies of the directory and their published lines.",
      "names and numbers of ngo_directory",
    ),
    kind(
      "place",
      "Countries, and cities that stand for them.",
      "names of countries in the languages of the service",
    ),
    kind("job", "Jobs and workplaces.", "welder", "domestic worker", "seafarer"),
    kind("sum", "Sums of money and percentages.", "PHP 60,000", "10%"),
    kind(
      "subject",
      "Words of the subject in the library's languages.",
      "placement fee",
      "biaya penempatan",
      "शुल्क",
    ),
  ],
  blocked: [
    kind(
      "nothing_left",
      "Nothing is left that could be searched for, as where only a name was given.",
      "no word of the subject",
    ),
    kind(
      "rare_combination",
      "The query describes one case even though each part may fit many.",
      "three or more of: employer, address, exact date, age, exact sums",
    ),
  ],
};

/** What GET /api/search/verification-info tells. */
export const VERIFICATION_INFO: VerificationInfo = {
  statuses: [
    kind("accepted", "May be quoted as text from outside.", "none of what follows"),
    kind(
      "review",
      "A person looks at it first.",
      "the packs know a fee, number, address or law otherwise",
      "its source is doubtful",
      "it repeats one thing that the query tells of a person",
      "it speaks of less than a fifth of the query",
    ),
    kind(
      "blocked",
      "Is neither shown nor opened.",
      "it would lead to the person",
      "it speaks to a model",
      "its source is dangerous",
    ),
  ],
  source_levels: [
    kind(
      "official",
      "A government or an intergovernmental body.",
      ...HOST_LISTS.state,
      ...HOST_LISTS.between_states,
    ),
    kind(
      "listed",
      "An organisation or a page that the packs name.",
      "hosts and pages of ngo_directory, rag_doc and others",
    ),
    kind(
      "ordinary",
      "Anything else; sites where anybody may publish are named.",
      ...HOST_LISTS.shared,
    ),
    kind(
      "doubtful",
      "A recruiter's advert, a short link, a chat, a page without encryption.",
      ...HOST_LISTS.shorteners,
      ...HOST_LISTS.chats,
    ),
    kind(
      "dangerous",
      "Passes itself off as another or hides where it leads.",
      "letters that look like those of a known host",
      "one letter more, less or other than a known host",
      "a government's ending in the middle of an address",
      "a user name, an unusual port, a number for a host",
    ),
  ],
  contradictions: [
    kind(
      "fee",
      "A charge above the cap of the route that query and result tell.",
      "corridor_profile",
    ),
    kind(
      "phone",
      "A number of a body that has another, a short code of another country, or a line for help that no pack holds where packs hold some.",
      "ngo_directory",
    ),
    kind("statute", "A law by a number, year or name that it does not have.", "rag_doc"),
    kind("email", "An address that looks like a known one.", "ngo_directory"),
    kind(
      "url",
      "A link that looks like a known one or leads elsewhere than it shows.",
      "ngo_directory",
    ),
  ],
  deanonymization: [
    kind(
      "high",
      "It names the person: a personal value, two parts of a name, or an employer with another circumstance.",
      "blocked",
    ),
    kind(
      "medium",
      "It repeats an employer, a name of one word, or words that may be one.",
      "review",
    ),
    kind("low", "It repeats a day, an age, one part of a name or one rare word.", "told only"),
    kind("none", "It repeats nothing of the query or case.", "told only"),
  ],
  prompt_injection: [...INJECTION_SIGNS],
};
