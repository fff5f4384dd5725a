import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

type Sentence = (origin: string, destination: string) => string;

/** Countries as people of each language write them after "from" and after "in". */
const PLACES = {
  en: [
    ["Kenya", "Nepal", "India", "Indonesia", "Uganda", "Myanmar", "Mexico"],
    ["Riyadh", "Dubai", "Qatar", "Hong Kong", "Poland", "Kuwait", "Japan"],
  ],
  es: [
    ["Colombia", "Honduras", "Perú", "Bolivia"],
    ["Madrid", "Chile", "Italia", "Qatar"],
  ],
  id: [
    ["Indonesia", "Filipina", "Nepal"],
    ["Arab Saudi", "Malaysia", "Hong Kong", "Taiwan"],
  ],
} as const;

const SENTENCES: readonly (readonly [keyof typeof PLACES, string, Sentence])[] = [
  ["en", "unpaid wages", (x, y) => `I am from ${x}. My boss in ${y} did not pay me for 4 months.`],
  [
    "en",
    "an honest advert",
    (x, y) =>
      `Hiring cleaners from ${x} for ${y}: salary paid monthly, no fees, contract before departure, passport stays with you.`,
  ],
  [
    "en",
    "a sum that is asked",
    (x, y) => `I am from ${x}, an agency asks me for 2000 dollars for a job in ${y}. Should I pay?`,
  ],
  [
    "en",
    "a question about hours",
    (x, y) =>
      `I work in ${y}, I come from ${x}. My contract says 8 hours a day and I work 12. Is that allowed?`,
  ],
  ["en", "a holiday", (x, y) => `We flew from ${x} to ${y} for a holiday, the beach was lovely.`],
  [
    "es",
    "confinement",
    (x, y) =>
      `Soy de ${x} y trabajo en ${y}. La señora me encierra con llave y tiene mi pasaporte.`,
  ],
  [
    "id",
    "an advert with a deduction",
    (x, y) =>
      `Dibutuhkan ART dari ${x} untuk kerja di ${y}, potongan gaji 7 bulan, paspor kami simpan.`,
  ],
];

interface Verdict {
  readonly stance: { readonly label: string };
  readonly recommended_action: string;
}

test.for(SENTENCES)(
  "the same words are judged the same whatever countries they name (%s): %s",
  async ([language, , sentence]) => {
    const [origins, destinations] = PLACES[language];
    const said = new Set<string>();
    for (const origin of origins)
      for (const destination of destinations) {
        const content_text = sentence(origin, destination);
        const answer = await host.post("/api/classifier/evaluate", { content_text });
        const { stance, recommended_action } = (await answer.json()) as Verdict;
        said.add(`${stance.label}: ${recommended_action}`);
      }
    expect([...said]).toHaveLength(1);
  },
);
