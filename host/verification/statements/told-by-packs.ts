import type { Snapshot } from "../../contract/knowledge.ts";
import type { Case } from "../finding.ts";
import { spaced } from "../request.ts";
import type { Sentence } from "../sentences.ts";
import { viewOf } from "../view.ts";

/** Whether just these words stand in what the layers found, or in what composed answers are made of. */
export function isToldByPacks({ request, knowledge }: Case, { text }: Sentence): boolean {
  const words = spaced(text).replace(/[.;]$/, "");
  if (request.texts().some((told) => spaced(told).includes(words))) return true;
  return knowledge.derive(templates).includes(words);
}

function templates(snapshot: Snapshot): string {
  const all = snapshot.all("prompt_template").map(({ content }) => viewOf(content.text).text);
  return spaced(all.join("\n"));
}
