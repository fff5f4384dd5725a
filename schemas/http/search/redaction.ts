import Type, { type Static } from "typebox";
import { word } from "../fields.ts";

/** One thing taken out of a query; never the value itself. */
export const SearchRedaction = Type.Object(
  {
    kind: word("What it was, for example phone, name or employer."),
    replacement: word("The general word in its place; empty where it is gone."),
  },
  { description: "What was taken out." },
);
export type SearchRedaction = Static<typeof SearchRedaction>;
