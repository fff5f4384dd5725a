import { isRecord } from "../text/canonical.ts";
import { compareSemver } from "../text/semver.ts";
import type { Finding, PackCheck } from "./check.ts";
import { nameProblem } from "./place.ts";

/** A pack lies in the folder of its name. */
export const packPlace: PackCheck = {
  name: "place",
  description: "A pack's name is its folder, and the pack does not ask for a newer host.",
  scope: "pack",
  check: ({ folder, value, manifest, hostVersion }) => {
    const findings: Finding[] = [];
    if (isRecord(value) && typeof value["name"] === "string" && value["name"] !== folder)
      findings.push({
        path: "name",
        message: `is "${value["name"]}" but the folder is ${folder}/; make them equal`,
      });
    const unusable = nameProblem(folder);
    if (unusable !== null) findings.push({ path: "name", message: unusable });
    const minimum = manifest?.minimum_host_version;
    if (minimum !== undefined && compareSemver(minimum, hostVersion) > 0)
      findings.push({
        path: "minimum_host_version",
        message: `asks for host ${minimum} and this is ${hostVersion}; update the host`,
      });
    return findings;
  },
};
