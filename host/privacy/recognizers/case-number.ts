import type { Recognizer } from "../recognizer.ts";
import { written } from "../patterns/pattern-units.ts";
import { MARK, MIXED, CODE, enough } from "./parts/reference-parts.ts";

/** Numbers of cases, complaints and files. */
export const caseNumber: Recognizer = {
  label: "CASE_NUMBER",
  title: "Number of a case, complaint or file",
  pattern: written(
    String.raw`(?:(?<!(?:number|numbers|hundreds|thousands) of )(?:case|cases)|complaint|docket|file|incident|police report|blotter(?: entry)?|fir|nlrc case|ticket|petition|intake|caso|dossier|affaire|pengaduan|aduan|laporan polisi|processo|proces|akte|aktenzeichen|sprawa|kesi|reklamo|शिकायत|दरखास्त|अर्जी|परिवाद|অভিযোগ|एफआईआर|प्राथमिकी|مقدمة|بلاغي|شکایت|ایف آئی آر|مقدمہ|caso|expediente|denuncia|kasus|perkara|laporan|kaso|मुद्दा|उजुरी|মামলা|قضية|القضية|بلاغ|شكوى|дело|справа|vụ án|hồ sơ|案件|案號|案号|คดี|නඩු|පැමිණිල්ල|வழக்கு|புகார்|කේස්|ஆவணம்)(?:${MARK}${CODE}|${MIXED})|(?:nombor|nomor|nomer|no|number|numero|número|nº|numéro|số|namba|nambari|номер)[. ]{1,2}(?:ya |ng |de |del |du |de la |the )?(?:kes|kesi|kasus|kaso|case|caso|laporan|perkara|pengaduan|aduan|expediente|denuncia|dossier|plainte|proceso|processo|hồ sơ|vụ án|дела|справи)[ ]?[:#]?[ ]?${CODE}|(?:report|police rpt|reporte|rapport|ulat|laporan polis)${MARK}${CODE}|(?:案號|案号|案件編號|案件编号|사건번호|접수번호|事件番号|受付番号|คดีหมายเลข(?:ดำ|แดง)?(?:ที่)?|เลขคดี|เลขที่คำร้อง|የመዝገብ ቁጥር)[ :：]{0,3}(?<value>\d{0,4}(?:[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]\.?){0,6}[ ]?(?=[A-Z\d/-]{0,12}\d)[A-Z\d][A-Z\d/-]{2,19})(?![\p{L}\p{N}])|(?<value>(?:昭和|平成|令和)[ ]?(?:\d{1,2}|元)年[ ]?[(（]\p{L}{1,3}[)）][ ]?第?\d{1,6}号)`,
    "giu",
  ),
  accepts: enough,
  cues: "nombor nomor nomer no number numero número nº numéro số namba nambari номер 昭和 平成 令和 report reporte rapport ulat නඩු පැමිණිල්ල வழக்கு புகார் case cases complaint docket file incident police blotter fir nlrc ticket petition intake caso expediente denuncia kasus perkara laporan kaso मुद्दा उजुरी মামলা قضية القضية بلاغ شكوى дело справа vụ hồ 案件 案號 案号 案件 คดี dossier affaire pengaduan aduan processo proces akte aktenzeichen sprawa kesi reklamo शिकायत दरखास्त अर्जी परिवाद एफआईआर प्राथमिकी অভিযোগ شکایت ایف مقدمہ 사건번호 접수번호 事件番号 受付番号 เลขคดี เลขที่ የመዝገብ".split(
    " ",
  ),
  rank: 2,
  examples: [
    "case no. [[NLRC-RAB-2024-00123]]",
    "complaint number [[CMP/2025/4471]]",
    "expediente: [[A-2231/2025]]",
    "case [[LT-88213]] is open",
    "案號 [[113勞訴48291]], शिकायत संख्या [[DL/2024/48291]]",
    "事件番号は[[令和5年(ワ)第482号]]です",
    "නඩු අංකය [[B/4829/24]], report number [[KT-24-048291]]",
    "dossier n° [[RG 24/04829]], Case No. [[NCR-OFW-(L)-04-48291-24]]",
  ],
  counterExamples: ["in case 2 workers leave", "the case of 2019", "file it with the office"],
};
