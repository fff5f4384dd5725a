import { pathOf } from "./manifest.ts";
import type { PackContent } from "./archives/pack-content.ts";
import { writeZip } from "./archives/zip-write.ts";

/** Every file of a pack: path in the pack's folder → its bytes. */
export function packFiles(content: PackContent): Map<string, () => Uint8Array> {
  const files = new Map<string, () => Uint8Array>();
  const put = (path: string, text: string): void => {
    files.set(path, () => Buffer.from(text));
  };
  put("pack.json", content.packText);
  put("manifest.json", content.manifest);
  if (content.signature !== null) put("signature.json", content.signature);
  if (content.changelog !== null) put("CHANGELOG.md", content.changelog);
  for (const object of content.objects) files.set(pathOf(object), object.bytes);
  return files;
}

/** The ZIP of one pack, its files at the root: the same pack gives the same bytes. */
export function zipPack(content: PackContent): Promise<Buffer> {
  return zipFiles([["", content]]);
}

/** The ZIP of several packs, each in the folder of its name. */
export function zipPacks(contents: readonly PackContent[]): Promise<Buffer> {
  return zipFiles(contents.map((content) => [`${content.pack.name}/`, content]));
}

function zipFiles(contents: readonly (readonly [prefix: string, PackContent])[]): Promise<Buffer> {
  const entries = new Map<string, () => Uint8Array>();
  for (const [prefix, content] of contents)
    for (const [path, bytes] of packFiles(content)) entries.set(prefix + path, bytes);
  return writeZip(entries);
}
