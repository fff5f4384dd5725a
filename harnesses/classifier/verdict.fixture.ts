import type { TestHost } from "../../host/test-host.ts";

/** What form A says of a text: what is to be done, and who speaks. */
export async function verdictOf(
  host: TestHost,
  content_text: string,
): Promise<{ readonly recommended_action: string; readonly stance: { readonly label: string } }> {
  const answer = await host.post("/api/classifier/evaluate", { content_text });
  return (await answer.json()) as Awaited<ReturnType<typeof verdictOf>>;
}
