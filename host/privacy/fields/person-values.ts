import { markNoNames, MARK } from "../patterns/no-names.ts";
import { isKnownThing } from "../recognizers/parts/no-persons.ts";

const MARKED = new RegExp(MARK, "u");
const LONGEST = 60;
const MOST_WORDS = 6;

const TITLE =
  /^(?:mr|mrs|ms|miss|mister|dr|sir|madam|maam|ma['’]am|engr|atty|prof|ate|kuya|tita|tito|pak|bu|ibu|bapak|mbak|mas|sr|sra|srta|señora?|mme|mlle|shri|smt|md|mst)\.?[ ]/iu;
const PARTICLE =
  /^(?:de|la|las|los|del|dela|delos|da|das|dos|do|di|bin|binti|binte|bint|ibn|abu|al|el|ul|van|von|der|den|y|st\.|s\/o|d\/o|w\/o)$/iu;
const WORD = /^\p{Lu}[\p{L}\p{M}]{0,25}(?:['’.-]\p{L}[\p{L}\p{M}]{0,25}){0,3}\.?$/u;
/** Words of firms, bodies, work and of what a field says where it names nobody. */
const NO_PERSONS =
  /(?<![\p{L}\p{M}])(?:Recruit(?:ers?|ing|ment)?|Consult(?:ants?|ing|ancy)|Enterprises?|Solutions?|Partners?|Brothers|Sons|Corporation|Compan(?:y|ies)|Organi[sz]ations?|Institutions?|Centers?|Hotlines?|Helplines?|Help|Hope|Justice|Without|Borders|Against|Freedom|Movement|Initiative|Society|Charity|Caritas|Support|Labou?r|Maritime|Shipping|Marine|Vessel|Household|Housemaids?|Maids?|Labou?rers?|Fish(?:er|ing|erman)|Seafarers?|Farmers?|Students?|Welders?|Masons?|Carpenters?|Plumbers?|Electricians?|Waiters?|Waitress|Babysitter|Gardeners?|Tailors?|Teachers?|Sales|Office|Field|Case|Data|User|Test|Sample|Example|Demo|Guest|Unknown|Anonymous|Anonym|Withheld|Redacted|Confidential|Hidden|None|Null|Nil|True|False|Other|Others|Self|Same|Male|Female|Woman|Women|Man|Men|Girls?|Boys?|Child|Children|Adults?|Minors?|Single|Married|Victims?|Witness|Active|Pending|Open|Closed|Various|Several|Multiple|Many|Undisclosed|Private|Public|Online|Mobile|Skilled|Unskilled|Formal|Informal|Construction|Agriculture|Hospitality|Manufacturing)(?![\p{L}\p{M}])/u;
const HAN_NAME =
  /^[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾蔡潘蒋蔣余于杜叶葉程苏蘇魏吕呂丁任沈姚卢盧傅钟鍾姜崔谭譚廖范汪陆陸石戴贾賈韦韋夏邱方侯邹鄒熊孟秦白江阎閻薛尹段雷黎史龙龍陶贺賀顾顧毛郝龚龔邵万萬钱錢严嚴莫孔向汤湯]\p{Script=Han}{1,2}$/u;
const HANGUL_NAME =
  /^[김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허유남심노하]\p{Script=Hangul}{2}$/u;

/** Whether a field's value as a whole reads as a person's name, with at least so many words in capitals: none of them is of a place, a firm, a body or a job. */
export function isPersonsName(value: string, fewest: number): boolean {
  const plain = value.trim();
  if (plain.length < 3 || plain.length > LONGEST) return false;
  if (HAN_NAME.test(plain) || HANGUL_NAME.test(plain)) return true;
  const words = plain
    .replace(TITLE, "")
    .replaceAll(/,[ ]?/g, " ")
    .split(/ {1,3}/)
    .filter(Boolean);
  if (words.length > MOST_WORDS) return false;
  const capitals = words.filter((word) => WORD.test(word));
  if (capitals.length < fewest) return false;
  if (!words.every((word) => WORD.test(word) || PARTICLE.test(word))) return false;
  const read = words
    .filter((word) => word.length > 1)
    .map(readWord)
    .join(" ");
  if (!/\p{L}{3}/u.test(read) || NO_PERSONS.test(read)) return false;
  return !MARKED.test(markNoNames(read)) && !isKnownThing(read);
}

/** As it is written where not all is capitals. */
function readWord(word: string): string {
  return /^\p{Lu}{2,}$/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}
