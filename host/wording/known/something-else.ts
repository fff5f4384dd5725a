import type { Reading } from "../../contract/reading.ts";
import { isReadLanguage } from "./unread.ts";

/** From this chance of something else on no message about work was seen among those by others, and of the unrelated ones that name work half lie above it. */
const SURELY = 0.7;
/** The same of a text that names sport, school or leisure. */
const SURELY_BESIDE_LEISURE = 0.5;

/** Whether the wording is surely that of a text about something else, whatever words of work it holds: a striker on loan, a rent that is due; surely is from `least` on, if given. Of languages that the text model has not learned it says nothing. */
export function isAboutSomethingElse(
  { language, wording, topics }: Pick<Reading, "language" | "wording" | "topics">,
  least = topics.has("everyday") ? SURELY_BESIDE_LEISURE : SURELY,
): boolean {
  return wording !== null && wording.unrelated >= least && isReadLanguage(language);
}
