/** A word in the form names of laws are compared in. */
export interface NameWord {
  /** Empty for a word that names leave out. */
  readonly name: string;
  /** Whether the text wrote it in capitals: "MOM" is a ministry, "mom" is not. */
  readonly capitals: boolean;
  /** Whether it may be one name with the word before it. */
  readonly joins: boolean;
}

const SKIPPED = new Set(
  "no nos number num nr nomor the of and on for to in a an tahun year series s as".split(" "),
);
/** Different names of one kind of law are read as one. */
const SAME_WORD: Readonly<Record<string, string>> = {
  chapter: "cap",
  uu: "law",
  conventions: "convention",
  konvensi: "convention",
  convenio: "convention",
  kombensiyon: "convention",
  labor: "labour",
  organization: "organisation",
};

/** The form in which a folded word is compared with names of laws: "C029" as "c29", "labor" as "labour", nothing for "of". */
export function nameForm(folded: string, capitals: boolean): string {
  const numbered = /^([cpr])0*(\d{1,3})$/u.exec(folded);
  if (numbered) return `${numbered[1]}${numbered[2]}`;
  if (SKIPPED.has(folded) && !(capitals && folded.length === 1)) return "";
  const same = Object.hasOwn(SAME_WORD, folded) ? SAME_WORD[folded] : undefined;
  return same ?? folded.replace(/^0+(?=\d)/u, "");
}

/** Whether a name may be one with the word before it: "Republic Act", "C 181", "U.S.C.". */
export function mayJoin(name: string, capitals: boolean): boolean {
  return name === "act" || /^\d{1,3}$/u.test(name) || (capitals && /^[a-z]$/u.test(name));
}

/** Whether the word after it may be one name with it. */
export function mayBeJoined({ name, capitals }: NameWord): boolean {
  return name === "republic" || /^[cpr]$/u.test(name) || (capitals && /^[a-z]{1,4}$/u.test(name));
}

/** The words without those that names leave out, and with those joined that are one name: "R.A. No. 8042" and "Republic Act 8042" read alike. */
export function joinNames(words: readonly NameWord[]): NameWord[] {
  const names: NameWord[] = [];
  for (const word of words) {
    if (word.name === "") continue;
    const before = word.joins ? names.at(-1) : undefined;
    const joined = before === undefined ? null : joinedForm(before, word);
    if (joined) names[names.length - 1] = joined;
    else names.push(word);
  }
  return names;
}

/** One word out of two where the second may join: "Republic Act" is RA, "C 181" is C181, "U.S.C." is three letters of one; else null. */
export function joinedForm(before: NameWord, { name, capitals }: NameWord): NameWord | null {
  if (name === "act") {
    return before.name === "republic" ? { name: "ra", capitals: true, joins: false } : null;
  }
  if (before.name.length > 4) return null;
  if (/^[cpr]$/u.test(before.name) && /^\d{1,3}$/u.test(name)) {
    return { name: `${before.name}${Number(name)}`, capitals: before.capitals, joins: false };
  }
  const initials =
    capitals && before.capitals && /^[a-z]$/u.test(name) && /^[a-z]+$/u.test(before.name);
  return initials ? { name: before.name + name, capitals: true, joins: false } : null;
}
