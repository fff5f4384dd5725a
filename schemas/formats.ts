import Type from "typebox";

/** What a text has that is not blank. */
export const NOT_BLANK = "\\S";

/** A string with something to read in it. */
export const text = (description: string, options: { readonly maxLength?: number } = {}) =>
  Type.String({ minLength: 1, pattern: NOT_BLANK, description, ...options });

/** A string of one form; `description` is what a person reads when the form is broken. */
const formed = (pattern: string, description: string) => Type.String({ pattern, description });

const SLUG = "[a-z0-9]+([-_][a-z0-9]+)*";
const COUNTRY = "[A-Z]{2}";

/** Lower-case words joined by `-` or `_`. */
export const slug = (description: string) =>
  formed(`^${SLUG}$`, `${description} (lower-case words joined by - or _)`);

/** Lower-case words joined by `_`, as rules and functions are named. */
export const snakeCase = (description: string) =>
  formed("^[a-z0-9]+(_[a-z0-9]+)*$", `${description} (lower-case words joined by _)`);

/** `<leaf>/<id>` of another object. */
export const reference = (description: string) =>
  formed(`^[a-z_]+/${SLUG}$`, `${description} (<leaf>/<id>)`);

/** A day that the calendar has: 31 days only in long months, 29 in February only in leap years. */
const DAY = [
  "\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))",
  "(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29",
].join("|");
const CLOCK = "([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)";

/** A time with its zone, ISO 8601. */
export const ISO_TIME = `^(${DAY})T${CLOCK}$`;

/** A calendar date, ISO 8601. */
export const isoDate = (description: string) =>
  formed(`^(${DAY})$`, `${description} (date, YYYY-MM-DD)`);

/** A date, or a time with its zone, ISO 8601. */
export const isoDateOrTime = (description: string) =>
  formed(
    `^(${DAY})(T${CLOCK})?$`,
    `${description} (YYYY-MM-DD, or a time with its zone such as 2026-11-20T09:00:00Z)`,
  );

/** An address that a browser opens. */
export const webAddress = (description: string) =>
  formed("^https?://[^\\s/]+\\S*$", `${description} (an http or https address)`);

/** Where a schema can be read: a web address or a path of this service. */
export const schemaAddress = (description: string) =>
  formed("^(https?://|/)\\S+$", `${description} (an http or https address, or a path from /)`);

/** Whose law or territory: ISO 3166-1 alpha-2, INT for international, EU for the Union. */
export const jurisdiction = (description: string) =>
  formed(
    "^([A-Z]{2}(-[A-Z0-9]{1,3})?|INT|ILO)$",
    `${description} (ISO 3166 code, INT for international, EU for the Union)`,
  );

/** A country: ISO 3166-1 alpha-2. */
export const country = (description: string) =>
  formed(`^${COUNTRY}$`, `${description} (ISO 3166-1 alpha-2)`);

/** One route: origin and destination, ISO 3166-1 alpha-2. */
export const corridor = (description: string) =>
  formed(`^${COUNTRY}-${COUNTRY}$`, `${description} (<origin>-<destination>, such as PH-HK)`);

/** One route or many: `*` stands for any side, or for every route. */
export const corridorPattern = (description: string) =>
  formed(`^(\\*|(${COUNTRY}|\\*)-(${COUNTRY}|\\*))$`, `${description} (PH-HK, PH-*, *-HK or *)`);

/** A language: BCP 47, such as `en` or `hi-Latn`. */
export const language = (description: string) =>
  formed("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", `${description} (BCP 47, such as en or hi-Latn)`);

/** A currency: ISO 4217. */
export const currency = (description: string) =>
  formed("^[A-Z]{3}$", `${description} (ISO 4217, such as PHP)`);

/** A telephone number or short code, as one dials it. */
export const phone = (description: string) =>
  formed(
    "^[+*#]?\\d[\\d ()./*#-]{1,30}$",
    `${description} (digits, with + in front where international)`,
  );

/** An e-mail address. */
export const email = (description: string) =>
  formed("^[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+$", `${description} (an e-mail address)`);

/** A SHA-256 digest, 64 hexadecimal digits. */
export const sha256 = (description: string) =>
  formed("^[0-9a-f]{64}$", `${description} (SHA-256, 64 hexadecimal digits)`);

/** A share or likelihood. */
export const share = (description: string) =>
  Type.Number({ minimum: 0, maximum: 1, description: `${description} (0 to 1)` });

/** A weight among its peers; what counts is the ratio, and sums of them stay numbers. */
export const weight = (description: string) =>
  Type.Number({ minimum: 0, maximum: 1000, description });

/** Several of one thing. */
export const list = <T extends Type.TSchema>(
  item: T,
  description: string,
  options: { readonly minItems?: number } = {},
) => Type.Array(item, { description, ...options });

/** The value, or null for "unknown": never zero, never yes. */
export const nullable = <T extends Type.TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description: `${description}; null is unknown` });

/** An object of free keys. */
export const freeObject = (description: string) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>({ type: "object", description });
