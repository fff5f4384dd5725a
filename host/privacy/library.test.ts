import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readInForce } from "../knowledge/keeping/read-only.ts";
import { VERSION } from "../version.ts";
import { openPrivacy } from "./open.ts";

test("titles and texts of the bundled law name nobody", async () => {
  const stateDir = await mkdtemp(join(tmpdir(), "library-"));
  const roots = [join(import.meta.dirname, "../../knowledge")];
  const knowledge = await readInForce({ roots, stateDir, hostVersion: VERSION });
  await rm(stateDir, { recursive: true });
  const { redact } = openPrivacy(() => ({ numbers: new Set(), addresses: new Set() }));
  const named = knowledge
    .all("rag_doc")
    .flatMap(({ content: { title, text } }) =>
      [title, text].flatMap((each) =>
        redact([each]).flatMap(({ redactions }) =>
          redactions
            .filter(({ label }) => label === "NAME")
            .map(({ start, end }) => each.slice(Math.max(0, start - 30), end)),
        ),
      ),
    );
  expect(named).toEqual([]);
});
