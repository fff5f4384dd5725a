/** What only Arabic in Latin letters writes, in the dialects of Egypt, the Levant and the Gulf: words that English, Spanish and Swahili have none of. Words that others borrow, such as "kafeel", are left out. */
const WORDS =
  "akhad|akhadu|akhado|akhadet|akhadit|akhdet|akhdit|akhdo|akhed|akhaz|akhazet|khadou|khadu|5ad|5adou|basbor|basbort|basboor|basbori|gawaz|jawaz|jawazi|gawazi|shoghl|shughl|shoghol|sho8l|felous|fulus|flous|floos|masari|masare|rateb|ratib|ratbi|rawateb|mafish|mafeesh|maku|mabye|mabi|msh|mesh|mish|mush|ayez|ayza|aayez|aayza|ayzah|3ayez|3ayza|3awz|3awez|3aiz|awez|awza|biddi|bddi|badde|baddi|bidi|abgha|abghi|abga|argaa|erga|arga3|erja3|irja3|irja|arja3|arje3|raja3|arouh|arooh|arawwah|bamout|amout|amoot|namoot|moot|bmout|yedrobni|bidrobni|bydrobni|byedrobni|betedrabni|betdrabni|betdrobni|btedrobni|btedrabni|tedrobni|tidrobni|darabni|darabetni|darabtni|darabouni|dharabni|yadhrubni|yadrabni|tadrabni|yedrabni|byidrobni|habesni|habsni|habseni|habsetni|habesetni|habsinni|7abesni|7absni|7abseni|7absetni|afel|afla|2afel|2afla|qafel|msakker|msakkra|metla3ni|btetla3ni|mabtetla3ni|batla3|atla3|tla3|etla3|itla3|aatla3|ma3aya|ma3i|ma3ash|3andi|3endi|3ndi|3ala|ya3ni|yaani|lesh|laysh|leh|lih|kifak|izzay|ezzay|ehna|ihna|e7na|saudeya|sa3udeya|sa3oudia|betdfa3|btdfa3|btedfa3|bydfa3|bidfa3|byedfa3|dafa3|dafa3li|yedfa3|yedfa|edfa3|sefara|safara|shorta|shurta|misriya|masreya|sudani|elshoghl|elmadam|elkafeel|lkafeel|3am|3yit|ta3ban|ta3bana|mayet|mayyet|sa3edni|sa3douni|sa3doni|saedni|saeduni|sadouni|el7a2ouni|el7a2oni|elhaouni|el7agouni|lahgouni|njdouni|saa3douni";
/** Two words that together are Arabic alone: "ana fi", "el kafeel". */
const PAIRS =
  /(?<![\p{L}\p{N}])(?:ana (?:fi|fel|fil|bi|b|bel|men|mn|min|misri|masri|masreya|sudani|habsha|habashi)|(?:el|al|l) (?:kafeel|kafil|kfil|madam|passport|pasport|rateb|sherka|sharika|shrke|beit|bayt|modir|mudir|maktab|sefara|safara)|w ana|ma (?:b|bi|by|bet|bt|fi|3ndi|andi|indi)\p{L}{2,}ni?)(?![\p{L}\p{N}])/gu;
const WORD = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WORDS})(?![\\p{L}\\p{N}])`, "gu");
/** Figures that stand for letters within words: "sa3udeya", "ma7bousa". */
const FIGURES = /(?<![\p{L}\p{N}])[a-z]*[a-z]{2}[379][a-z]{2,}(?![\p{L}\p{N}])/gu;

/** Units of a text in which words are looked for. */
const LOOKED_AT = 600;

/** How many marks of Arabic in Latin letters a folded text holds. */
export function arabicMarks(folded: string): number {
  const start = folded.slice(0, LOOKED_AT);
  return [WORD, PAIRS, FIGURES].reduce((sum, marks) => sum + (start.match(marks)?.length ?? 0), 0);
}

/** Words and endings of verbs of Amharic in Latin letters. */
const AMHARIC =
  /(?<![\p{L}\p{N}])(?:efeligalehu|efeligalew|efelgalew|efelgalehu|efeligaleh|felegku|\p{L}{2,}(?:egnalech|gnalech|bignal|bignalech|ibignal|echibign|echign|chibign|obign|ebign|abign|agn|elugnm|elugnim|elechignm|elechignim|egnm|egnim|alehugn|iyalehu|yalehu|galehu|alhu)|demoz|demoze|demozen|aseriye|aserie|asariye|hagere|hageren|bete seb|ebakih|ebakish|ebakachu|ibakih|ibakish|irdugn|erdugn|eridugn|yelegnm|yelegnim|alfelgm|menor)(?![\p{L}\p{N}])/gu;

/** The same of Amharic. */
export function amharicMarks(folded: string): number {
  return folded.slice(0, LOOKED_AT).match(AMHARIC)?.length ?? 0;
}
