import { MARK } from "../../patterns/no-names.ts";

/** One word of a name with a capital, and names of several: "Maria dela Cruz", "Ahmed bin Ali", "J. R. Santos". */
export const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}]{0,30}(?:['’-]\p{L}[\p{L}\p{M}]{1,30}){0,3}`;
const PARTICLE = String.raw`(?:de la|de los|de las|de|del|dela|delos|la|las|los|da|das|dos|do|bin|binti|binte|bint|ibn|abu|al|el|ul|ur|van|von|der|den|di|y|st\.|s/o|d/o|w/o)`;

// Words that follow a cue, or a name, and are none.
const STOP =
  "обратно|туда|сюда|домой|все|всех|list|lists|pekerja|mesti|perlu|harus|boleh|dalam|ada|tiada|agensi|syarikat|penuh|ditulis|mein|nahi|nahin|chaina|nai|mr|mrs|ms|на|в|во|к|по|и|не|с|из|от|за|до|но|а|я|мы|у|і|та|з|що|работать|работу|and|or|but|i|im|i'm|my|me|we|he|she|it|they|you|the|a|an|is|am|are|was|were|be|been|from|for|of|on|in|at|to|by|with|who|which|that|this|these|not|no|now|here|there|have|has|had|want|need|work|worked|working|works|live|lives|living|please|because|so|if|can|will|would|she's|he's|as|also|only|all|your|his|her|their|our|what|when|where|how|why|written|wrong|secret|unknown|changed|removed|listed|given|called|used|mentioned|known|included|withheld|hidden|kept|deleted|added|forged|on|baik|lengkap|perusahaan|orang|keluarga|perkara|la|el|los|las|un|una|mucho|atención|caché|cachée|inconnu|inconnue|écrit|неизвестно|неизвестна|скрыто|изменено|указано|невідоме|змінено|missing|misspelled|spelled|private|important|same|different|still|just|very|employer|employers|agency|agent|recruiter|company|boss|madam|sir|passport|number|phone|age|aged|address|address:|date|birth|po|ako|ko|ang|ng|sa|na|ay|at|mga|taga|galing|nagtatrabaho|saya|dan|dari|di|yang|adalah|umur|kerja|bekerja|hai|ho|hu|hoon|hun|aur|main|mai|ma|y|e|soy|tengo|trabajo|vivo|de|desde|con|und|aus|et|j'ai|ve|và|là|ở|từ|quê|năm|sinh|i,|na,|ninatoka|ni|natoka|mimi";
/** A word of a name typed without capitals. */
export const SMALL = String.raw`(?!(?:${STOP})(?![\p{L}\p{M}]))[\p{L}\p{M}](?:[\p{L}\p{M}'’-]|[015](?=\p{L})){1,30}`;
/** Up to three of them, after a cue that nothing but a name follows. */
export const SMALLS = String.raw`${SMALL}(?:[ ]{1,2}(?:(?:bin|binti|de|dela|del|al)[ ])?${SMALL}){0,2}`;

/** Not the beginning of a capitalised word that is no name. */
export const IS_NAME = `(?!${MARK})`;
/** The same after words that only a name follows: the first word may be any. */
export const CAPITALS = String.raw`${CAPITAL}(?:(?<=(?<!\p{L})\p{Lu})\.)?(?:[ ]{1,2}(?:${PARTICLE}[ ]){0,2}${IS_NAME}(?:al-|el-|Al-|El-)?${CAPITAL}(?:(?<=(?<!\p{L})\p{Lu})\.(?=[ ]\p{Lu}))?){0,4}`;
/** Capitalised words that can be a name; it ends before one that cannot. */
export const NAMES = String.raw`${IS_NAME}${CAPITAL}(?:(?<=(?<!\p{L})\p{Lu})\.(?=[ ]\p{Lu}))?(?:[ ]{1,2}(?:${PARTICLE}[ ]){0,2}${IS_NAME}(?:al-|el-|Al-|El-)?${CAPITAL}(?:(?<=(?<!\p{L})\p{Lu})\.(?=[ ]\p{Lu}))?){0,4}`;
/** At least two capitalised words, none of which is known to be no name. */
export const TWO_NAMES = String.raw`${IS_NAME}${CAPITAL}(?:[ ](?:(?:de|dela|del|bin|binti|al)[ ])?${IS_NAME}${CAPITAL}){1,3}`;
