import { TextDecoder } from "node:util";
import { UsageError } from "../running/run-command.ts";

const NEWLINE = 10;
/** What Windows puts before texts that it does not write in UTF-8. */
const MARKS = { "utf-16le": [0xff, 0xfe], "utf-16be": [0xfe, 0xff] } as const;

/** The text of some bytes: UTF-8, or UTF-16 behind its mark. Throws a `UsageError` at what is no text: values in it would not be seen and would stay. */
export async function* decodedText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let held: Uint8Array = new Uint8Array();
  let lines = 1;
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    const text = decoded(decoder, bytes, { stream, line: lines });
    for (const byte of bytes) if (byte === NEWLINE) lines += 1;
    return text;
  };
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // The mark takes two bytes, and the first chunk may be of one.
    if (decoder === null && held.length < 2) continue;
    yield decode(held, true);
    held = new Uint8Array();
  }
  yield decode(held, false);
}

function encodingOf(bytes: Uint8Array): string {
  const found = Object.entries(MARKS).find(([, [a, b]]) => bytes[0] === a && bytes[1] === b);
  return found?.[0] ?? "utf-8";
}

function decoded(
  decoder: TextDecoder,
  bytes: Uint8Array,
  { stream, line }: { readonly stream: boolean; readonly line: number },
): string {
  let text: string;
  try {
    text = decoder.decode(bytes, { stream });
  } catch {
    throw new UsageError(
      `The text is not valid ${decoder.encoding.toUpperCase()} in line ${line} or soon behind; save it as plain text in UTF-8`,
    );
  }
  if (text.includes("\0"))
    throw new UsageError(
      `There is a NUL character in line ${line} or soon behind, so it is no plain text; save it as plain text in UTF-8`,
    );
  return text;
}
