import type { Recognizer } from "../recognizer.ts";

/** The extension behind a phone number: "ext. 48". */
export const phoneExtension: Recognizer = {
  label: "PHONE",
  title: "Extension of a phone number",
  pattern:
    /(?<=(?:\d|[^\P{Cc}\s])[)]?,?[ ]{0,2}[(]?)(?:ext|extn|extension|exten|loc|local|ramal|anexo|poste|доб|дод|内线|內線|분기|내선|内線)\.?[ ]{0,2}[:#]?[ ]{0,2}(?<value>\d{2,6})(?![\p{L}\p{N}]|[.,]\d)/giu,
  cues: "ext extn extension exten loc local ramal anexo poste доб дод 内线 內線 내선 内線".split(
    " ",
  ),
  examples: [
    "+44 20 7946 0018 ext. [[48]]",
    "(02) 8722 1144 local [[2031]]",
    "7946 0018, extension [[512]]",
  ],
  counterExamples: ["the extension of 30 days", "local 25 workers", "in 2024 local wages rose"],
};
