import Type, { type Static } from "typebox";
import { word } from "../fields.ts";

/** One backend. */
export const BackendEntry = Type.Object(
  {
    name: word("As `backend` takes it."),
    kind: Type.Enum(["local", "searxng", "json"], { description: "How it is asked." }),
    configured: Type.Boolean({ description: "Whether it can be asked." }),
    sends: Type.Boolean({ description: "Whether a sanitized query leaves this host for it." }),
    host: Type.Union([Type.String(), Type.Null()], {
      description: "The only host it may ask, or null.",
    }),
    description: word("What it searches, or how to configure it."),
  },
  { description: "A backend." },
);
export type BackendEntry = Static<typeof BackendEntry>;

/** What GET /api/search/backends answers. */
export const BackendList = Type.Object({
  backends: Type.Array(BackendEntry, { description: "The library first." }),
  default: word("What is asked where none is named."),
});
