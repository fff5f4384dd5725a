import type { OcrTrace, ScannedMessage } from "../contract/images.ts";
import type { GrepHit, LayerTrace, Match } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";

/** What a model is told of the images of a message beside their text, which stands in the user's fence as words of the user; holds no word of an image. */
export function imagePrompt({ images }: OcrTrace): string {
  const lines = images.map(({ fired, legible, text = "" }, index) => {
    const which = images.length === 1 ? "The image" : `Image ${index + 1} of ${images.length}`;
    if (fired === null) return `${which} was not read by any check. ${NO_ALL_CLEAR}`;
    if (!fired) return `${which} shows no legible text. ${NO_ALL_CLEAR}`;
    const told = `${which}: ${linesOf(text)} of its text stand behind the typed words of the user message, read by machine.`;
    return legible ? told : `${told} The reading is unsure. ${NO_ALL_CLEAR}`;
  });
  return lines.join("\n");
}

const NO_ALL_CLEAR =
  "Unless you see it yourself, tell the user so, and do not read its silence as an all clear.";

function linesOf(text: string): string {
  const count = text.split("\n").length;
  return count === 1 ? "1 line" : `${count} lines`;
}

/** The trace of the rules with each match that touches an image's text naming that image. */
export function withImages(trace: LayerTrace, { images }: OcrTrace): LayerTrace {
  const imageOf = ({ start, end }: Match) =>
    images.findIndex(
      (image) => image.end !== undefined && start < image.end && end > (image.start ?? 0),
    );
  const marked = (hits: unknown) =>
    (hits as readonly GrepHit[]).map((hit) => ({
      ...hit,
      matches: hit.matches.map((match) => {
        const image = imageOf(match);
        return image < 0 ? match : { ...match, image };
      }),
    }));
  return {
    ...trace,
    ...(trace["hits"] === undefined ? {} : { hits: marked(trace["hits"]) }),
    ...(trace["shadow"] === undefined ? {} : { shadow: marked(trace["shadow"]) }),
  };
}

/** The reading by which a message with images is answered: in the language typed, whatever a picture is written in. */
export function inTypedLanguage(
  reading: Reading,
  { typed, text }: ScannedMessage,
  read: (text: string) => Reading,
): Reading {
  if (typed === text || typed.trim() === "") return reading;
  return { ...reading, language: read(typed).language ?? reading.language };
}
