/** Most bytes of one answer: far more than the longest that may be asked for. */
const LONGEST_REPLY = 2 * 1024 * 1024;

/** `fetch` that goes nowhere but where it was sent, as what is sent is somebody's own words, and breaks off an answer over 2 MiB. */
export async function boundedFetch(
  address: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const reply = await fetch(address, { ...init, redirect: "manual" });
  if (reply.body === null) return reply;
  const { status, statusText, headers } = reply;
  return new Response(reply.body.pipeThrough(breakOffAt(LONGEST_REPLY)), {
    status,
    statusText,
    headers,
  });
}

function breakOffAt(longest: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > longest) controller.error(new Error("The answer is too long."));
      else controller.enqueue(chunk);
    },
  });
}
