import { shareOf, type Figure } from "../figures.ts";
import type { Offline } from "../judged.ts";

/** A message about a route, with the route and its cap as the sources tell it. */
export interface CorridorQuestion {
  readonly id: string;
  readonly language: string;
  readonly corridor: string;
  /** `10000 NPR`, `0 PHP`, `by rule` where a limit is no sum, or a sum no limit, or `unknown`. */
  readonly cap: string;
  readonly text: string;
}

/** What the tools said of a message. */
export interface LookedUp {
  readonly question: CorridorQuestion;
  readonly corridors: readonly string[];
  /** What was told of the first route's cap; empty where nothing was. */
  readonly statement: string;
}

interface Call {
  readonly tool: string;
  readonly args: { readonly corridor?: string };
  readonly result?: { readonly facts?: readonly { readonly statement: string }[] };
}

/** Sends each message through the tools. */
export async function lookUpAll(
  questions: readonly CorridorQuestion[],
  judge: Offline,
  onQuestion: (done: number) => void,
): Promise<readonly LookedUp[]> {
  const looked: LookedUp[] = [];
  for (const question of questions) {
    const { trace } = await judge(question.text);
    const calls = ((trace.tools?.["calls"] ?? []) as readonly Call[]).filter(
      ({ tool }) => tool === "corridor_fee_cap",
    );
    const right = calls.find(({ args }) => args.corridor === question.corridor);
    looked.push({
      question,
      corridors: calls.map(({ args }) => args.corridor ?? ""),
      statement: right?.result?.facts?.[0]?.statement ?? "",
    });
    onQuestion(looked.length);
  }
  return looked;
}

/** Whether tools take the right route from a message, and tell its cap. */
export function corridorFigures(looked: readonly LookedUp[]): readonly Figure[] {
  const known = looked.filter(({ question }) => question.cap !== "unknown");
  const unknown = looked.filter(({ question }) => question.cap === "unknown");
  return [
    shareOf("tools: right route first", looked.map(isRouteRight), { at: "least", value: 0.9 }),
    shareOf("tools: right cap", known.map(isCapRight), { at: "least", value: 0.9 }),
    shareOf("tools: unknown cap told as unknown", unknown.map(isCapRight)),
  ];
}

function isRouteRight({ question, corridors }: LookedUp): boolean {
  return corridors[0] === question.corridor;
}

function isCapRight({ question, statement }: LookedUp): boolean {
  if (question.cap === "unknown") return /\bunknown; no limit was confirmed\b/.test(statement);
  if (question.cap === "by rule")
    return statement !== "" && !/no limit was confirmed|\bcharged at most\b/.test(statement);
  const [amount = "", currency = ""] = question.cap.split(" ");
  const figure = Number(amount).toLocaleString("en-US");
  return statement.includes(
    amount === "0" ? `charged nothing (0 ${currency})` : `at most ${currency} ${figure}.`,
  );
}
