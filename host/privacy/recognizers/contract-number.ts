import type { Recognizer } from "../recognizer.ts";
import { written } from "../patterns/pattern-units.ts";
import { MARK, MIXED, CODE, enough } from "./parts/reference-parts.ts";

/** Numbers of contracts, policies and job orders of one worker. */
export const contractNumber: Recognizer = {
  label: "CONTRACT_NUMBER",
  title: "Number of a contract or policy",
  pattern: written(
    String.raw`(?:contract|agreement|policy|insurance|loan|kontrak|kontrata|contrato|contrat|contratto|umowa|договор|договір|عقد|العقد|करार|সম্মতি|চুক্তি|hợp đồng|สัญญา|合同|合約|契約)(?:${MARK}${CODE}|${MIXED})`,
    "giu",
  ),
  accepts: enough,
  cues: "contract agreement policy insurance loan kontrak kontrata contrato contrat contratto umowa договор договір عقد العقد करार চুক্তি hợp สัญญา 合同 合約 契約".split(
    " ",
  ),
  rank: 2,
  examples: [
    "contract no. [[EC-2025-778812]]",
    "policy number [[PX/88/12345]]",
    "kontrak nomor: [[KTR-5512-A]]",
    "loan number [[LN-20318]]",
  ],
  counterExamples: ["a contract of 24 months", "contract of 2025", "loan 50000 pesos"],
};
