import type { Recognizer } from "../recognizer.ts";
import { MARK, MIXED, CODE, enough } from "../reference-parts.ts";

/** Numbers of cases, complaints and files. */
export const caseNumber: Recognizer = {
  label: "CASE_NUMBER",
  title: "Number of a case, complaint or file",
  pattern: new RegExp(
    String.raw`(?:case|cases|complaint|docket|file|incident|police report|blotter|fir|nlrc case|ticket|petition|intake|caso|expediente|denuncia|kasus|perkara|laporan|kaso|मुद्दा|उजुरी|মামলা|قضية|القضية|بلاغ|شكوى|дело|справа|vụ án|hồ sơ|案件|案號|案号|คดี)(?:${MARK}${CODE}|${MIXED})`,
    "giu",
  ),
  accepts: enough,
  cues: "case cases complaint docket file incident police blotter fir nlrc ticket petition intake caso expediente denuncia kasus perkara laporan kaso मुद्दा उजुरी মামলা قضية القضية بلاغ شكوى дело справа vụ hồ 案件 案號 案号 คดี".split(
    " ",
  ),
  rank: 2,
  examples: [
    "case no. [[NLRC-RAB-2024-00123]]",
    "complaint number [[CMP/2025/4471]]",
    "expediente: [[A-2231/2025]]",
    "case [[LT-88213]] is open",
  ],
  counterExamples: ["in case 2 workers leave", "the case of 2019", "file it with the office"],
};
