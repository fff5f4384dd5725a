import type { Snapshot } from "../contract/knowledge.ts";
import type { Layer } from "../contract/layer.ts";

/** The persona_block that speaks where a request brings no text of its own. */
export const DEFAULT_PERSONA = "chat-worker";

/** What that persona says, where it is in force. */
export function defaultPersonaText(snapshot: Snapshot): string | undefined {
  return snapshot.all("persona_block").find(({ id }) => id === DEFAULT_PERSONA)?.content.text;
}

/** Puts a role prompt before everything else the model reads: the request's `persona_text`, else the bundled block. Throws when neither exists. */
export function personaLayer(): Layer {
  return {
    name: "persona",
    run({ toggles, knowledge }) {
      const own = toggles.persona_text?.trim() ? toggles.persona_text : null;
      const text = own ?? knowledge.derive(defaultPersonaText);
      if (text === undefined) {
        throw new Error(
          `persona_block/${DEFAULT_PERSONA} is not in force; add it or send persona_text.`,
        );
      }
      return {
        prompt: text,
        fired: true,
        trace: { id: own === null ? DEFAULT_PERSONA : "custom", characters: text.length },
      };
    },
  };
}
