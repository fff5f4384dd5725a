import { jsonText, packOf, stepOf } from "../../knowledge/folders.fixture.ts";
import {
  and,
  GOOD,
  GUEST,
  MANIFEST,
  manifestFor,
  put,
  SEALED,
  step,
  STEP,
} from "../guest.fixture.ts";
import { rawZip } from "./raw-zip.fixture.ts";

const VERSIONS: readonly (readonly [name: string, version: string, reason: RegExp])[] = [
  ["a version too long for a file", `1.0.0-${"a".repeat(300)}`, /pack.json version .*60/],
  ["a version that is none", "1.0.0-..", /pack.json version/],
  ["a version without an order", "9007199254740993.0.0", /version holds a number .* too large/],
  ["a version of many digits", `${"9".repeat(400)}.0.0`, /pack.json version/],
];

/** ZIPs that are sound and hold what must not come into force: what is wrong, the ZIP, words of the reason. */
export const HOSTILE_CONTENT: readonly (readonly [name: string, zip: Buffer, reason: RegExp])[] = [
  ["a byte order mark", and(put("reasoning_step/e.json", `\uFEFF${step("e")}`)), /byte order mark/],
  [
    "bytes that are no UTF-8",
    and(put("reasoning_step/e.json", Buffer.from([0x7b, 0xff, 0x7d]))),
    /not valid UTF-8/,
  ],
  [
    "JSON nested too deep",
    and(put("reasoning_step/e.json", `${"[".repeat(5000)}${"]".repeat(5000)}`)),
    /nested/,
  ],
  [
    "a number that no double holds",
    and(put("reasoning_step/e.json", step("e").replace('"order": 1', '"order": 1e400'))),
    /order is a number beyond what a double holds/,
  ],
  [
    "a number that no double holds, beside the objects",
    rawZip([put("pack.json", GUEST.data.toString().replace('"1.0"', "1e400")), ...GOOD.slice(1)]),
    /schema_version is a number beyond/,
  ],
  ["a key twice", and(put("reasoning_step/e.json", `{"id":"e","id":"f"}`)), /twice/],
  [
    "an object in another leaf's folder",
    and(put("rag_doc/look-first.json", STEP)),
    /knowledge_object_type|reasoning_step/,
  ],
  [
    "an id that is not the file's name",
    and(put("reasoning_step/other.json", STEP)),
    /name the file/,
  ],
  [
    "a pack in another folder than its name",
    rawZip([put("other/pack.json", GUEST.data), put("other/reasoning_step/look-first.json", STEP)]),
    /the folder is other/,
  ],
  [
    "a name of a pack that is a path",
    rawZip([put("pack.json", jsonText({ ...packOf("guest"), name: "../guest" }))]),
    /pack.json name/,
  ],
  ["no pack.json", rawZip([put("reasoning_step/look-first.json", STEP)]), /pack.json is missing/],
  ...VERSIONS.map(
    ([name, version, reason]) =>
      [
        name,
        rawZip([put("pack.json", jsonText(packOf("guest", version))), ...GOOD.slice(1)]),
        reason,
      ] as const,
  ),
  [
    "a pack for a newer host",
    rawZip([put("pack.json", jsonText({ ...packOf("guest"), minimum_host_version: "99.0.0" }))]),
    /asks for host 99/,
  ],
  [
    "another pack's manifest",
    rawZip([...GOOD, put("manifest.json", manifestFor(packOf("other"), [STEP]))]),
    /says pack other/,
  ],
  [
    "a manifest of another version",
    rawZip([...GOOD, put("manifest.json", manifestFor(packOf("guest", "2.0.0"), [STEP]))]),
    /says version 2.0.0/,
  ],
  [
    "an object that the manifest does not name",
    rawZip([...SEALED, put("reasoning_step/e.json", step("e"))]),
    /is not in manifest.json/,
  ],
  [
    "an object that the manifest names and is not there",
    rawZip([GUEST, put("manifest.json", MANIFEST)]),
    /not in the pack/,
  ],
  [
    "an object that was changed after the manifest",
    rawZip([
      GUEST,
      put("reasoning_step/look-first.json", jsonText(stepOf("look-first", { label: "Look away" }))),
      put("manifest.json", MANIFEST),
    ]),
    /it was changed/,
  ],
  [
    "a pack.json that was changed after the manifest",
    rawZip([
      put("pack.json", jsonText({ ...packOf("guest"), license: "none" })),
      ...SEALED.slice(1),
    ]),
    /it was changed/,
  ],
  [
    "a manifest that is no manifest",
    rawZip([...GOOD, put("manifest.json", "[]")]),
    /manifest.json/,
  ],
  [
    "a signature without a manifest",
    rawZip([...GOOD, put("signature.json", "{}")]),
    /manifest.json that is missing/,
  ],
];
