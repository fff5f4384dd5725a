import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { withoutNamedPlaces } from "../../reading/places/named-places.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import { OF_EMPLOYERS } from "./words/employer-words.ts";

const employers = once(() => new RowsFinder(OF_EMPLOYERS));

/** Whether somebody says that they hire, or find workers: "we are an agency in Kochi", "my helper's wages"; a place or a people may stand between ("my Nepali maid", "हम काठमांडू की मैनपावर हैं"). An advert may say so, too, where it is not quoted. */
export function speaksForEmployer(reading: Pick<Reading, "folded" | "countries">): boolean {
  const own = withoutQuotes(reading.folded.folded);
  if (employers().test(own)) return true;
  const without = withoutQuotes(withoutNamedPlaces(reading));
  return without.length < own.length && employers().test(without);
}

/** What is quoted is said by another: an advert that somebody shows. */
const QUOTED = /["“”„«「『][^"“”„«»「」『』]{30,}["“”»」』]/gu;

function withoutQuotes(folded: string): string {
  return folded.replaceAll(QUOTED, " ");
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
