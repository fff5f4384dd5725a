import type { VerifyRequest } from "../../contract/search.ts";
import { library, parts } from "../search.fixture.ts";
import { verifyResults } from "./verify-results.ts";

/** What is asked for where a test says nothing else. */
export const QUERY =
  "placement fee and hotline for domestic workers from the Philippines to Hong Kong";

/** The verdict on one result. */
export async function judge(
  snippet: string,
  { url = "https://news.example.org/page", title = "", ...request }: Partial<Asked> = {},
) {
  const results = [{ title, url, snippet }];
  const { verdicts } = await verifyResults({ query: QUERY, ...request, results }, library, parts);
  const [verdict] = verdicts;
  if (verdict === undefined) throw new Error("no verdict");
  return verdict;
}

interface Asked extends Omit<VerifyRequest, "results"> {
  readonly url: string;
  readonly title: string;
}
