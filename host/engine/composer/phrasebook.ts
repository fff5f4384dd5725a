import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { renderTemplate } from "../../../schemas/placeholders.ts";
import { SLOT_PREFIX, slotProblem, SLOTS, type Slot } from "../../../schemas/answer-slots.ts";

/** The composer's sentences of one snapshot, by slot and language. */
export interface Phrasebook {
  /** The sentence of `slot` in `language`, else in English, else the bare values, so that a number never gets lost with its sentence. */
  say(language: string, slot: Slot, values?: Readonly<Record<string, string>>): string;
  /** How many templates are in use. */
  readonly size: number;
  /** Templates that cannot be used and slots without an English one, one sentence each. */
  readonly problems: readonly string[];
}

type Template = KnowledgeObject<"prompt_template">;

/** Collects the reviewed prompt_template objects whose slot starts with `answer-`; a template with a placeholder its slot does not give is left out and named in `problems`. */
export function buildPhrasebook(snapshot: Snapshot): Phrasebook {
  const texts = new Map<string, string>();
  const problems: string[] = [];
  for (const template of inFixedOrder(snapshot.all("prompt_template"))) {
    const slot = template.extensions?.slot;
    if (!slot?.startsWith(SLOT_PREFIX)) continue;
    const problem = slotProblem(slot.slice(SLOT_PREFIX.length), template.content.text);
    if (problem === null) texts.set(keyOf(template, slot), template.content.text);
    else problems.push(`prompt_template/${template.id} ${problem.message}`);
  }
  for (const slot of SLOTS.keys()) {
    if (!texts.has(`en ${slot}`))
      problems.push(`no English prompt_template fills ${SLOT_PREFIX}${slot}`);
  }
  return {
    size: texts.size,
    problems,
    say(language, slot, values = {}) {
      const text = texts.get(`${language} ${slot}`) ?? texts.get(`en ${slot}`);
      const rendered = text === undefined ? undefined : renderTemplate(text, values).text;
      return rendered ?? Object.values(values).join(" ");
    },
  };
}

// Where two objects fill one slot, the one whose id sorts last speaks: the same on every host.
function inFixedOrder(templates: readonly Template[]): readonly Template[] {
  return templates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function keyOf(template: Template, slot: string): string {
  return `${template.extensions?.language ?? "en"} ${slot.slice(SLOT_PREFIX.length)}`;
}
