import Type from "typebox";

/** A word or sentence. */
export const word = (description: string) => Type.String({ description });
/** A word or sentence, or nothing. */
export const wordOrNull = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description });
/** A list of words or sentences. */
export const words = (description: string) => Type.Array(Type.String(), { description });
/** From 0 to 1. */
export const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
/** A number of things, or a place. */
export const count = (description: string) => Type.Integer({ minimum: 0, description });
