/** As a pattern of a whole name of a field, in small words. */
export const wholeField = (source: string): RegExp => new RegExp(`^(?:${source})$`, "u");

/** A field that is called after who somebody is: its value is who. */
export const ROLE_FIELD = wholeField(
  "(?:(?:main|first|second|other|alleged|reported|the|my|domestic|migrant|emergency|assigned|primary|previous|former|current|new) )?" +
    "(?:worker|employee|employer|helper|maid|housemaid|nanny|caregiver|driver|seafarer|fisher|crew member|passenger|complainant|complainer|petitioner|plaintiff|claimant|applicant|appellant|respondent|defendant|accused|suspect|perpetrator|offender|trafficker|victim|survivor|deceased|missing person|beneficiary|patient|client|tenant|student|minor|witness|informant|reporter|caller|person|contact|contact person|contact name|next of kin|kin|emergency contact|relative|guardian|parent|guarantor|sponsor|kafeel|kafil|agent|sub ?agent|recruiter|broker|middleman|smuggler|intermediary|supervisor|foreman|manager|boss|owner|landlord|landlady|madam|sender|receiver|recipient|payer|payee|borrower|lender|creditor|debtor|account holder|holder|bearer|author|signatory|signed by|prepared by|reported by|submitted by|written by|filed by|recruited by|interviewed by|taken by|interviewer|interviewee|interpreter|translator|lawyer|caseworker|case worker|case officer|social worker|officer|father|mother|spouse|husband|wife|son|daughter|brother|sister|cousin|uncle|aunt|friend|partner|colleague|co worker|coworker|roommate|neighbou?r" +
    "|pekerja|majikan|korban|pelapor|saksi|agen|calo|suami|istri|anak|biktima|nagrereklamo|amo|v[íi]ctima|denunciante|testigo|trabajadora?|empleadora?|empleada?o?|patr[óo]n|patrona|reclutadora?|esposo|esposa|hij[oa]|trabalhadora?|empregadora?|v[íi]tima|testemunha|victime|plaignante?|t[ée]moin|travailleu(?:r|se)|employeu(?:r|se)|recruteur|потерпевш(?:ий|ая)|жертва|заявитель|работни(?:к|ца)|работодатель|свидетель|посредник|受害人|受害者|投诉人|投訴人|申请人|申請人|雇主|僱主|工人|劳工|勞工|中介|证人|證人|联系人|聯絡人|피해자|신고인|고용주|근로자|被害者|労働者|雇用主)" +
    "(?:e?s)?(?: ?\\d{1,2})?",
);

/** A field that holds some name, of whom or what others tell. */
export const NAME_FIELD = wholeField(
  "(?:display |person |persons |people )?names?|nama|nombres?|noms?|nomes?|tên|naam|jina|ime|who|whom",
);

/** A field of a message that names its people. */
export const MESSAGE_FIELD = wholeField("from|to|cc|bcc|by|user|member|participant|posted by|name");
/** What a message has beside them. */
export const OF_MESSAGES = wholeField(
  "text|message|msg|body|content|subject|caption|comment|chat|post|reply",
);

/** What only things and bodies have, beside their name. */
export const OF_THINGS = wholeField(
  "jurisdiction|website|web site|homepage|licen[cs]e(?: (?:no|number))?|registration(?: (?:no|number))?|opening hours|office hours|hours|schema|mime|version|imo|flag|tonnage|capital|population|currency",
);
const THING =
  "agency|agencies|company|companies|firm|organi[sz]ations?|org|ngo|embassy|consulate|office|department|ministry|authority|hotlines?|helplines?|shelter|union|bank|school|hospital|police station|business|shop|factory|tools?|function|products?|packages?|packs?|files?|modules?|models?|routes?|documents?|country|countries|city|cities|place|places|state|province|region|sectors?|industry|jobs?|position|category|categories|harness|harnesses|rules?|layers?|columns?|fields?|events?|projects?|courses?|tests?|metrics?|dimensions?|law|laws|statutes?|forms?|vessel|ship|camp|site|street|building|app|channel|group";
/** A field whose value is a thing or a body. */
export const THING_FIELD = wholeField(`(?:[\\p{L} ]{2,20} )?(?:${THING})`);
/** A field that says what a record is of. */
export const TYPE_FIELD = wholeField("type|kind|category|entity type|class|role|record type");
