import Type from "typebox";

/** Most UTF-16 units of a query. */
const MOST_QUERY = 4_000;

/** What is asked of a search. */
export const Query = Type.String({
  maxLength: MOST_QUERY,
  pattern: "\\S",
  description: "What is to be searched for, as somebody wrote it; it stays on this host.",
});
