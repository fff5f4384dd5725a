import { unitsOf, type Written } from "./pattern-units.ts";

// Capitalised words that follow honorifics and roles and are no names.
const NO_NAMES =
  "God|Allah|Western|Annex|Appendix|Schedule|Form|Page|Part|Chapter|Clause|Rule|Table|Figure|Step|Item|Note|Unit|Forum|Immigration|Overtime|Refund|Receipt|Payment|Payslip|Leave|Help|Release|Transfer|Permission|Interpreter|Hotline|Shelter|Legal|Aid|Social|Security|Rights|Union|Association|Authority|Bureau|Commission|Tribunal|Parliament|Senate|Government|Person|Персона|Узбек|Таджик|Киргиз|Казах|Русский|Украинец|Українець|Українка|Узбечка|Туркмен|Christmas|Lord|Friends|Friend|Hiring|Manager|Illegal|Excel|Word|President|Presidente|Presiden|Secretary|Team|All|Everyone|Customer|Officer|Minister|Ministro|Ambassador|Consul|Colleagues|Members|Brothers|Sisters|Kabayan|Admin|Editor|Judge|Chairman|Director|Bosco|Malienne|Facebook|Passport|DOB|Dob|Phone|Tel|Mobile|Cell|Age|Address|Email|Nationality|Date|Number|Contact|Agent|Position|Occupation|Gender|Sex|Status|Job|Country|City|NAME|AND|I|FROM|NEED|HELP|PLEASE|WORK|AM|THE|MY|IS|IN|AT|WITH|FOR|PASSPORT|PHONE|ADDRESS|AGE|EMPLOYER|AGENCY|Sir|Madam|Mr|Mrs|Ms|Maam|The|This|That|These|Those|And|But|Or|If|When|Where|What|Who|How|Why|I|I'm|We|You|He|She|It|They|My|Your|His|Her|Its|Our|Their|Please|Thank|Thanks|Hello|Hi|Good|Yes|No|Not|Is|Are|Was|Were|Do|Does|Did|Can|Could|Will|Would|Should|Must|Have|Has|Had|A|An|In|On|At|To|For|From|With|By|As|So|Then|Now|Today|Tomorrow|Because|Agency|Agencies|Manpower|Recruitment|Company|Employer|Employers|Employment|Contract|Passport|Visa|Fee|Fees|Salary|Department|Ministry|Embassy|Consulate|Office|Police|Court|Labour|Labor|Law|Act|Article|Section|Convention|Protocol|Republic|Hong|Kong|Saudi|Arabia|Dubai|Qatar|Kuwait|Bahrain|Oman|Jordan|Lebanon|Singapore|Malaysia|Taiwan|Korea|Japan|China|India|Nepal|Bangladesh|Pakistan|Indonesia|Indonesian|Philippines|Filipino|Filipina|Dhabi|First|Last|Middle|Given|Surname|Names|Name|FIRST|LAST|MIDDLE|GIVEN|SURNAME|DATE|Birth|BIRTH|Vietnam|Vietnamese|Thailand|Thai|Myanmar|Burmese|Cambodia|Cambodian|Lanka|Lankan|Ethiopia|Ethiopian|Kenya|Kenyan|Uganda|Ugandan|Ghana|Ghanaian|Nigeria|Nigerian|Egypt|Egyptian|Nepali|Nepalese|Indian|Bangladeshi|Pakistani|Sri Lankan?|Malaysian|Singaporean|Emirati|Kuwaiti|Qatari|Omani|Bahraini|Jordanian|Lebanese|Taiwanese|Korean|Japanese|Chinese|Turkish|Moroccan|Tunisian|Sudanese|Syrian|Iraqi|Yemeni|Afghan|Iranian|Israeli|French|German|Italian|Spanish|Guatemalan|Peruvian|Colombian|Brazilian|Kyrgyz|Kazakh|Zimbabwean|Tanzanian|Rwandan|Malagasy|KSh|USh|TSh|Rs|Rp|RM|SAR|AED|QAR|KWD|HKD|USD|PHP|Muslim|Christian|Hindu|Catholic|Arab|Arabic|English|American|British|European|Europe|Africa|African|Asia|Asian|Mexican|Mexico|Ukrainian|Russian|Uzbek|Kyrgyz|Tajik|Polish|Canada|Canadian|Australia|Australian|Israel|Gulf|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|OFW|OFWs|HR|CEO|DH|FDH|POEA|DMW|OWWA|BMET|HKID|OK|ID|NGO|ILO|IOM|UN|UAE|KSA|USA|UK|EU|GCC|SMS|WhatsApp|Facebook|TikTok|Telegram|Ang|Ng(?![ ]\\p{Lu}\\p{Ll})|Sa|Na|Ay|Ako|Ikaw|Siya|Kami|Tayo|Sila|Po|Opo|Hindi|Wala|May|Mga|Dan|Yang|Di|Ke|Dari|Saya|Kami|Kita|Dia|Mereka|El|La|Los|Las|Un|Una|Yo|Tu|Mi|Su|Le|Les|Je|Der|Die|Das|Ich|Tidak|Ini|Itu|Estados|Unidos|México|Arabia|Migrant|Worker|Workers|Domestic|Helper|Minimum|Standard|Foreign|National|International|General|Human|Overseas|Compliance|Pays|Principles?|Sanctions|Directive|Protections?|Programme|Program|Oversight|NAPTIP|Austria|Germany|France|Italy|Spain|Portugal|Poland|Romania|Greece|Cyprus|Malta|Hungary|Croatia|Serbia|Turkey|Albania|Bulgaria|Czechia|Slovakia|Slovenia|Netherlands|Belgium|Denmark|Sweden|Norway|Finland|Ireland|Switzerland|Brunei|Macau|Maldives|Mauritius|Seychelles|Laos|Mongolia|Uzbekistan|Kazakhstan|Ukraine|Russia|Belarus|Moldova";

/** Capitals of a script that nobody writes in (Glagolitic); each stands for one with which words that are no names begin. */
const TWINS = new Map(
  [...new Set(NO_NAMES.split("|").map((word) => word.charAt(0)))].map((letter, at) => [
    letter,
    String.fromCharCode(0x2c00 + at),
  ]),
);
/** What a text's own letters of that script are read as: a capital of another that nobody writes in (Coptic). */
const OTHER = "\u2c80";

/** The mark of a capitalised word that is no name, as the source of a pattern. */
export const MARK = String.raw`[\u2c00-\u2c2f]`;

const MARKED = new RegExp(
  String.raw`(?=(?:${NO_NAMES})(?![\p{L}\p{M}'’-]))[${[...TWINS.keys()].join("")}]|${MARK}`,
  "gu",
);

/**
 * The text with a mark on every capitalised word that is no name: a twin for its first letter. So the words are looked up
 * once a text, and not by each pattern wherever it asks for a name: their list stood in one up to seventeen times.
 */
export function markNoNames(text: string): string {
  return text.replace(MARKED, (letter) => TWINS.get(letter) ?? OTHER);
}

/** Whether a pattern asks for marks, and so reads marked texts. */
export function readsMarks({ source }: Written): boolean {
  return source.includes(MARK);
}

/** The same pattern for marked texts, where it reads them: a letter that it names is also its twin. */
export function withTwins(pattern: Written): Written {
  if (!readsMarks(pattern)) return pattern;
  const units = unitsOf(pattern.source);
  let source = "";
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? "";
    const twin = TWINS.get(unit);
    if (unit === "[") {
      const end = units.indexOf("]", at + 1);
      const members = units.slice(at + 1, end);
      source += `[${members.join("")}${twinsIn(members)}]`;
      at = end;
    } else source += twin === undefined ? unit : `[${unit}${twin}]`;
  }
  return { source, flags: pattern.flags };
}

/** The twins of all letters of a class, also of those within its ranges. */
function twinsIn(members: readonly string[]): string {
  let twins = "";
  for (const [letter, twin] of TWINS)
    if (members.some((member, at) => member === letter || isInRangeAt(at, members, letter)))
      twins += twin;
  return twins;
}

/** Whether a range of the class begins with the member at `at` and holds the letter. */
function isInRangeAt(at: number, members: readonly string[], letter: string): boolean {
  if (members[at + 1] !== "-") return false;
  const [first = "", , last = ""] = members.slice(at, at + 3);
  return first <= letter && letter <= last;
}
