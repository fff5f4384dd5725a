import { machineReadableCheck } from "../parts/checksums.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Lines of a machine-readable zone: names after fillers, or numbers and dates whose check digits fit or whose fillers tell them (ICAO Doc 9303, parts 3 to 6). */
export const machineReadableZone: Recognizer = {
  label: "MRZ",
  title: "Machine-readable zone of a passport, visa or identity card",
  pattern:
    /(?<![A-Z0-9<])(?:[PVIAC][A-Z<][A-Z]{3}[A-Z0-9<]{15,55}|[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z0-9<]{2,16}|\d{7}[MFX<]\d{7}[A-Z]{3}[A-Z0-9<]{11}\d|[A-Z]{3,30}<<[A-Z<]{2,27})(?![A-Z0-9<])/gu,
  needs: /<<|[A-Z\d<]{20}/,
  accepts: (found) => {
    if (!/^[\dA-Z<]{9}\d[A-Z<]{3}\d/.test(found))
      return found.includes("<<") || /^\d{7}[MFX<]/.test(found);
    if (found.includes("<<<")) return true;
    const fits = (from: number, check: number) =>
      machineReadableCheck(found.slice(from, check)) === Number(found[check]);
    return fits(0, 9) && fits(13, 19);
  },
  examples: [
    "scan says\n[[P<PHLSANTILLAN<<ROSALINDA<MAE<<<<<<<<<<<<<<<]]\n[[P7342918B4PHL9004171F3108228<<<<<<<<<<<<<<00]]",
    "The second line is [[PA04821936NPL9502035M3305142<<<<<<<<<<<<<<02]] as read.",
    "Bottom of the card: [[WULANDARI<<SITI<NUR<<<<<<<<<<<]]",
  ],
  counterExamples: [
    "P7342918B5PHL9004171F3108228<<00 is no line of one",
    "if a << b and c << d then stop",
    "SEE <ANNEX> 7342918 AND <TABLE> 4",
  ],
};
