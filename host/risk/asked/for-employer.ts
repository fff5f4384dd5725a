import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { rowsPattern } from "../../reading/terms/rows.ts";
import { OF_EMPLOYERS } from "./employer-words.ts";

const patterns = once(() => OF_EMPLOYERS.map(rowsPattern));

/** Whether somebody says that they hire, or find workers: "we are an agency in Kochi", "my helper's wages". An advert may say so, too. */
export function speaksForEmployer({ folded }: Pick<Reading, "folded">): boolean {
  return patterns().some((pattern) => folded.folded.search(pattern) >= 0);
}
