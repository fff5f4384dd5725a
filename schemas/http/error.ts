import Type, { type Static } from "typebox";

/** The body of every answer that is an error. */
export const ErrorBody = Type.Object(
  {
    detail: Type.String({ description: "What went wrong and what would help, in a sentence." }),
    problems: Type.Optional(
      Type.Array(
        Type.Object(
          {
            file: Type.Optional(Type.String({ description: "The file it is in." })),
            path: Type.Optional(Type.String({ description: "The field, dotted." })),
            message: Type.String({ description: "What is wrong with it." }),
          },
          { description: "One mistake." },
        ),
        { description: "Each mistake, where there are several." },
      ),
    ),
  },
  { description: "An error." },
);
export type ErrorBody = Static<typeof ErrorBody>;

/** An answer of a route that is an error, with when it is given. */
export const refused = (description: string) => ({ description, schema: ErrorBody });
