import type { Snapshot } from "../contract/knowledge.ts";
import type { Reading } from "../contract/reading.ts";
import { languageByConcepts } from "../wording/concepts.ts";
import { isUnread } from "../wording/unread.ts";
import { messageRisk } from "./message-risk.ts";

/** Risk by wording, before any rule is asked, from which on a message is about work whatever its words name. */
const RISKY = 0.4;
/** Chance of something else altogether under which a message without risk is, too: a question about law, an agency that explains itself. */
const UNRELATED = 0.05;

/** A reading with what its wording tells: people who are held or beaten seldom name work, employer or contract, and lookups must not be silent then. */
export function withWording(reading: Reading, knowledge: Snapshot): Reading {
  const { risk, wording } = messageRisk([], reading, knowledge);
  const unread = isUnread(reading) ? { unread: true as const, aboutWork: true } : {};
  if (wording === null) return { ...reading, ...unread };
  const language = reading.language ?? languageByConcepts(reading.folded.folded);
  const soundsLikeWork = risk >= RISKY || wording.unrelated < UNRELATED;
  return {
    ...reading,
    language,
    wording,
    aboutWork: reading.namesWork || soundsLikeWork,
    ...unread,
  };
}
