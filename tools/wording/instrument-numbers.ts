const NUMBERED = /\b(?:ilo )?([cpr]) ?0?(\d{2,3})\b/g;
/** A word begins where no letter stands before it: `\b` knows ASCII alone. */
const SPELLED =
  /(?<![\p{L}\p{M}\d])(convention|convenio|convencion|konvensi|convencao|protocol|recommendation|kombensyon|اتفاقيه|कन्भेन्सन) (?:ilo |oit )?(\d{2,3})\b|\bilo (\d{2,3})\b/gu;

/** The numbers of ILO instruments that a plain text names, such as `C189`, `P29` and `R203`: those behind a letter first, then those behind a word. */
export function instrumentNumbersIn(text: string): string[] {
  if (!mayHoldNumber(text)) return [];
  const short = [...text.matchAll(NUMBERED)].map(
    ([, kind = "", number = ""]) => `${kind.toUpperCase()}${Number(number)}`,
  );
  const spelled = [...text.matchAll(SPELLED)].map(([, kind = "convention", number, bare]) => {
    const letter = kind.startsWith("p") ? "P" : kind.startsWith("r") ? "R" : "C";
    return `${letter}${Number(number ?? bare)}`;
  });
  return [...short, ...spelled];
}

/** Words that a number of an instrument stands right behind. */
const BEFORE_NUMBER: ReadonlySet<string> = new Set(
  "c p r ilo oit convention convenio convencion konvensi convencao protocol recommendation kombensyon اتفاقيه कन्भेन्सन".split(
    " ",
  ),
);

/** Whether some figure of two digits stands where `NUMBERED` or `SPELLED` may match; quicker than they are. */
function mayHoldNumber(text: string): boolean {
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    if (!isDigit(text.charCodeAt(at))) start = -1;
    else if (start < 0) start = at;
    else if (at === start + 1 && start > 0 && standsBehindWord(text, start)) return true;
  }
  return false;
}

/** A letter may touch the figure; a word has a space behind it. */
function standsBehindWord(text: string, figure: number): boolean {
  if (text.charCodeAt(figure - 1) !== SPACE)
    return BEFORE_NUMBER.has(text.charAt(figure - 1)) && !isLetterOrDigit(text, figure - 2);
  const start = text.lastIndexOf(" ", figure - 2) + 1;
  return BEFORE_NUMBER.has(text.slice(start, figure - 1));
}

function isLetterOrDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit >= 0x61 && unit <= 0x7a) || isDigit(unit);
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

const SPACE = 0x20;
