import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import { OF_EMPLOYERS } from "./words/employer-words.ts";

const employers = once(() => new RowsFinder(OF_EMPLOYERS));

/** Whether somebody says that they hire, or find workers: "we are an agency in Kochi", "my helper's wages". An advert may say so, too. */
export function speaksForEmployer({ folded }: Pick<Reading, "folded">): boolean {
  return employers().test(folded.folded);
}

/** Whether somebody who said that they hire speaks, and does not sound like one whom harm befalls: no worker's fear is theirs. */
export function speaksAsEmployer({
  forEmployer,
  wording,
}: Pick<Reading, "forEmployer" | "wording">): boolean {
  if (forEmployer !== true || wording === null) return false;
  const { danger, victim, offer, inquiry, compliance } = wording;
  return danger + victim < offer + inquiry + compliance;
}
