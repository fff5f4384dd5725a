import shapes from "unhomoglyph/data.json" with { type: "json" };

/** Letters of Greek, Cyrillic, Armenian … that look like a Latin letter, each with that letter; lower case. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...fromShapes(
    /^[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}]$/u,
  ),
  ...table("авекмнорстухіјѕһԁԛԝѵүӏгԍҽѳɡ", "abekmhopctyxijshdqwvylrgeog"),
  ...table("αεηικνορτυχωγ", "aenikvoptuxwy"),
  ...table("հսօոզց", "huonqg"),
]);

/** Letters that pass for a Latin one only in disguise; every word of real Greek or Cyrillic has many. */
export const LOOSE_LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...table("пиьшцэєғҝӡя", "nubwueefkzr"),
  ...table("βδζθλμπσφψξ", "bdzolunsfwe"),
]);

/** Capitals whose lower case looks like another letter: Η is H, η is n. */
export const CAPITAL_LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  table("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΣ", "abezhikmnoptyxe"),
);

/** Latin letters that pass for a Cyrillic one inside a Cyrillic word. */
export const CYRILLIC_LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  table("aekmhopctyxij", "аекмнорстухіј"),
);

/** Shapes of Latin letters outside the alphabet (small capitals, IPA, archaic), each with its letter. */
export const LATIN_SHAPES: ReadonlyMap<string, string> = new Map([
  ...fromShapes(/^[\p{sc=Latin}\p{So}\p{Sm}]$/u),
  ...table("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩƒ", "abcdefghijklmnoprstuvwyzagif"),
]);

function table(from: string, to: string): [string, string][] {
  const letters = Array.from(to);
  return Array.from(from, (character, index) => [character, letters[index] ?? ""]);
}

/** The pairs of Unicode's confusables that lead from a character of `source` to one Latin letter. */
function fromShapes(source: RegExp): [string, string][] {
  return Object.entries(shapes as Record<string, string>)
    .filter(
      ([from, to]) => source.test(from) && !/^[\p{ASCII}]$/u.test(from) && /^[a-zA-Z]$/u.test(to),
    )
    .map(([from, to]) => [from.toLowerCase(), to.toLowerCase()]);
}
