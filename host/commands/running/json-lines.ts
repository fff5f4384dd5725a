/** Most bytes one line may have: 8 MiB, more than any message and its trace. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024;

const NEWLINE = 10;

/** One line of a file, or why it cannot be read. */
export type Line =
  | { readonly number: number; readonly text: string; readonly broken?: undefined }
  | { readonly number: number; readonly broken: string; readonly text?: undefined };

/** The lines of a stream of bytes that are not blank, numbered from 1. Holds one line at a time, so that files may be larger than memory. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 1;
  let held: Uint8Array[] = [];
  let bytes = 0;
  const take = (part: Uint8Array): void => {
    bytes += part.length;
    if (bytes > MAX_LINE_BYTES) held = [];
    else held.push(part);
  };
  const end = (): Line[] => {
    const line = bytes > MAX_LINE_BYTES ? tooLong(number) : decoded(number, held);
    number++;
    held = [];
    bytes = 0;
    return line.text?.trim() === "" ? [] : [line];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, at));
      yield* end();
      from = at + 1;
    }
    take(chunk.subarray(from));
  }
  if (bytes > 0) yield* end();
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decoded(number: number, parts: readonly Uint8Array[]): Line {
  try {
    return { number, text: utf8.decode(Buffer.concat(parts)) };
  } catch {
    return { number, broken: "is not valid UTF-8" };
  }
}

function tooLong(number: number): Line {
  return { number, broken: `is longer than ${MAX_LINE_BYTES / 1024 / 1024} MiB` };
}
