import { sha256 } from "../knowledge/text/canonical.ts";
import { jsonText, packOf, stepOf } from "../knowledge/folders.fixture.ts";
import { judgeObject } from "../knowledge/judge.ts";
import type { PackManifest } from "../knowledge/pack.ts";
import { manifestOf, manifestText } from "./manifest.ts";
import { rawZip, type RawEntry, type RawOptions } from "./archives/raw-zip.fixture.ts";

/** One entry with a name and bytes. */
export const put = (name: string, data: RawEntry["data"] = "{}"): RawEntry => ({ name, data });

/** The text of a valid object. */
export const step = (id: string): string => jsonText(stepOf(id));

/** The one object of the pack `guest`, and its pack.json. */
export const STEP = step("look-first");
export const GUEST = put("pack.json", jsonText(packOf("guest")));

/** A pack that nothing is wrong with. */
export const GOOD: readonly RawEntry[] = [GUEST, put("reasoning_step/look-first.json", STEP)];

/** The manifest that fits a pack of these steps. */
export function manifestFor(pack: object, steps: readonly string[]): string {
  const objects = steps.map((text) => {
    const { id } = JSON.parse(text) as { id: string };
    const verdict = judgeObject(Buffer.from(text), { leaf: "reasoning_step", id });
    if (verdict.object === null) throw new Error(`${id} is no valid step`);
    const bytes = () => Buffer.from(text);
    return {
      leaf: "reasoning_step",
      id,
      object: verdict.object,
      sha256: sha256(text),
      bytes,
      verdict,
    } as const;
  });
  const packText = jsonText(pack);
  return manifestText(
    manifestOf({ pack: pack as PackManifest, packText, objects, changelog: null }),
  );
}

/** The same with its manifest. */
export const MANIFEST = manifestFor(packOf("guest"), [STEP]);
export const SEALED: readonly RawEntry[] = [...GOOD, put("manifest.json", MANIFEST)];

/** The good pack with one more entry. */
export const and = (entry: RawEntry, options?: RawOptions): Buffer =>
  rawZip([...GOOD, entry], options);
