import { written } from "../patterns/pattern-units.ts";
import type { Recognizer } from "../recognizer.ts";

/** Pictures of letters and mail boxes, put for the at sign between two words. */
const LETTER_SIGN = String.raw`(?<=\S)[\u2709\u{1f40c}\u{1f48c}\u{1f4e7}-\u{1f4ee}](?=\S)`;
const AT = String.raw`(?:\s?[[({<]\s?(?:at|@|arroba|arobase|chiocciola|собака|a)\s?[\])}>]\s?|\s(?:arroba|arobase|chiocciola|собака)\s|\s?@\s|\s@\s?|@(?=[\p{L}\p{N}-]{1,62}\s\.)|[_-]at[_-]|${LETTER_SIGN})`;
const SAID_DOT = String.raw`(?:\s?[[({<]\s?(?:dot|punto|ponto|punct|nokta|точка|punkt|point|titik|tuldok|\.)\s?[\])}>]\s?|\s(?:dot|punto|ponto|punct|nokta|точка|punkt|point|titik|tuldok)\s)`;
const DOT = String.raw`(?:\s?[[({<]\s?(?:dot|punto|ponto|punct|nokta|точка|punkt|point|titik|tuldok|\.)\s?[\])}>]\s?|\s(?:dot|punto|ponto|punct|nokta|точка|punkt|point|titik|tuldok)\s|\s?\.\s?)`;
const SAID_SIGN = String.raw`\s(?:underscore|underline|hyphen|dash|gui[oó]n(?:[ ]bajo)?|tiret(?:[ ]bas)?|h[ií]fen|garis[ ]bawah|strip|нижнее[ ]подч[её]ркивание|тире|дефис)\s`;
const WORD = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_%+-]){0,62}`;
const TOP = String.raw`(?:com|net|org|info|biz|edu|gov|me|io|co|app|mail|gmail|yahoo|hotmail|outlook|ph|id|np|in|bd|pk|lk|mm|vn|th|kh|hk|tw|sg|my|ae|sa|qa|kw|bh|om|jo|lb|uk|us|ca|au|nz|jp|kr|cn|ru|uz|kg|tj|ua|pl|de|fr|es|it|mx|gt|pe|br|ke|ug|et|ng|gh|tz|za|eg)`;

/** E-mail addresses with the signs in words or brackets: "maria [at] mail (dot) com", "maria arroba correo punto com". */
export const spelledEmail: Recognizer = {
  label: "EMAIL",
  title: "E-mail address that hides its signs",
  pattern: written(
    `(?<![\\p{L}\\p{N}._%+-])(?:${WORD}(?:\\.|${SAID_DOT}|${SAID_SIGN})){0,3}(?:(?:[\\p{L}\\p{N}_.][ ]){2,30}[\\p{L}\\p{N}]|${WORD})(?:${AT}${WORD}(?:${DOT}${WORD}){0,2}${DOT}|\\sat\\s${WORD}(?:${SAID_DOT}${WORD}){0,2}${SAID_DOT})${TOP}(?![\\p{L}\\p{N}])`,
    "giu",
  ),
  needs:
    /\S[\u2709\u{1f40c}\u{1f48c}\u{1f4e7}-\u{1f4ee}]\S|\s@|@\s|[[({<]\s?(?:@|at|arroba|arobase|chiocciola|собака|a)\s?[\])}>]|@[^\s@]{1,62}\s\.|arroba|arobase|собака|chiocciola|[_-]at[_-]|\sat\s\S{1,62}(?:\s(?:dot|punto|ponto|punct|nokta|точка|punkt|point|titik|tuldok)\s|\s?[([{<])/iu,
  rank: 3,
  examples: [
    "mail me: [[maria [at] mail (dot) com]]",
    "escribe a [[maria arroba correo punto com]] por favor",
    "it is [[juan.cruz at gmail dot com]]",
    "[[ram (at) example.org]] is mine",
    "[[siti @ yahoo . co . id]]",
    "add me: [[maria.santos📧gmail.com]] ok",
    "email [[rosa underscore b at yahoo dot com dot ph]]",
    "correo: [[ana guion bajo cruz arroba correo punto com]]",
    "écris à [[aicha.d (arobase) orange.fr]]",
  ],
  counterExamples: [
    "we met at the agency dot the end",
    "look at www.example.org",
    "write to us 📧 example.com",
    "paid at noon. come later",
  ],
};
