import type { Recognizer } from "../recognizer.ts";

const PERSONAL = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}|(?:\d[ .()-]{0,2}){8}/i;

/** Base64 in which an e-mail address or a long number stands to read. */
export const encodedText: Recognizer = {
  label: "ENCODED_TEXT",
  title: "Base64 of an e-mail address or a number",
  pattern: /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{12,4000}={0,2}(?![A-Za-z0-9+/=_-])/gu,
  accepts(found) {
    const plain = Buffer.from(found, "base64url").toString("latin1");
    return /^[\t\n\r -~]+$/.test(plain) && PERSONAL.test(plain);
  },
  needsToken: 12,
  rank: 4,
  examples: [
    "it says [[amVubnlAbWFpbC5leGFtcGxl]]",
    "data:text/plain;base64,[[Y2FsbCArOTY2NTUxMjM0NTY3]]",
    "token=[[KzYzIDkxNyA1NTUgMDE5OQ==]]",
  ],
  counterExamples: [
    "aGVsbG8gd29ybGQgYW5k",
    "internationalization and responsibilities",
    "3f786850e387550fdab836ed7e6dc881de23001b",
  ],
};
