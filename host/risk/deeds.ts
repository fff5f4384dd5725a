/** Concepts of `host/wording/concepts` of what people do to others' bodies and freedom, each list as `conceptHashes` reads it: it names some more where it is asked for. */
export const BLOWS = "hit burn touch rape lock";

/** The same, with whoever is killed, wounded or shown a weapon. */
export const VIOLENCE = `${BLOWS} kill hurt weapon`;

/** The same, with force, threats and flight from them. */
export const VIOLENCE_AND_FORCE = `${VIOLENCE} threaten force escape`;

/** The same, with those who are watched, afraid or hungry. */
export const HELD_IN_FEAR = `${VIOLENCE_AND_FORCE} watch guard afraid hungry`;
