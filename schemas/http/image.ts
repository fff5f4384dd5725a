/** Largest image in bytes: 12 MiB. */
export const MAX_IMAGE_BYTES = 12 * 1024 * 1024;

/** The id of an upload that a request refers to as `store://<id>`; undefined where it refers to something else. */
export function uploadNamed(reference: string): string | undefined {
  return /^store:\/\/(.+)$/.exec(reference)?.[1];
}

/** An image as a model that sees takes it. */
export function dataUrl({ mime, bytes }: { mime: string; bytes: Buffer }): string {
  return `data:${mime};base64,${bytes.toString("base64")}`;
}
