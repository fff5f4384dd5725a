import { isForHouseholds } from "./lines-of-work.ts";
import { EACH_MATTER, mattersWhere, NO_MATTERS, type Matters } from "./matters.ts";
import type { SourceDocument } from "./text/passages.ts";

/** What a document is about, of all that messages are told apart by. */
export interface Subjects {
  readonly filed: Matters;
  /** What it speaks of, unless what it is filed under says that this is about something else. */
  readonly spoken: Matters;
  /** What it is about as its country's law on all who work; households have rules of their own. */
  readonly general: Matters;
  /** What it is about and nothing else. */
  readonly alone: Matters;
  /** What it says nothing of, whatever words it uses, as it is filed under such matters alone. */
  readonly silent: Matters;
  /** Whether it is for those who work in a household. */
  readonly forHouseholds: boolean;
}

/** What a country calls its law on all who work: on wages, hours, contracts and dismissal, whatever of it was noted down. */
const GENERAL =
  /^(?:(?:private sector|federal) )?(?:decree-law on the regulation of )?(?:labou?r|employment) (?:law|act|code|ordinance|relations)(?: for the private sector)?(?:,? \d{4})?$/i;

const GENERALLY = mattersWhere(({ general }) => general === true);

const known = new WeakMap<SourceDocument, Subjects>();

/** Reads what a document is about; remembered as long as the document. */
export function subjectsOf(document: SourceDocument): Subjects {
  const before = known.get(document);
  if (before !== undefined) return before;
  const { topics, title, text } = document;
  const words = `${title} ${text}`;
  const filed = mattersWhere(({ subjects }) => subjects.some((topic) => topics.includes(topic)));
  const silent = silentOn(filed);
  const read = {
    filed,
    spoken: mattersWhere((matter) => matter.words.test(words)) & ~silent,
    general: GENERAL.test(title) ? GENERALLY : NO_MATTERS,
    alone: mattersWhere(({ alone = [] }) => alone.some((topic) => topics.includes(topic))),
    silent,
    forHouseholds: isForHouseholds(document),
  };
  known.set(document, read);
  return read;
}

/** What every matter a document is filed under says nothing of. */
function silentOn(filed: Matters): Matters {
  const lists = EACH_MATTER.filter((_, place) => (filed & (1 << place)) !== 0).map(
    ([, { silentOn: others = [] }]) => others,
  );
  if (lists.length === 0) return NO_MATTERS;
  return mattersWhere((_, name) => lists.every((others) => others.includes(name)));
}
