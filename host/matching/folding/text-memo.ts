import type { FoldedText } from "../../contract/reading.ts";
import { FoldedView } from "./view.ts";

/** What one reader worked out of folded texts, kept in the texts themselves: a table of all texts, even a weak one, costs each message more than what most readers save. */
export class TextMemo<T> {
  get(text: FoldedText): T | undefined {
    const kept = FoldedView.keptBy(text);
    const at = kept?.indexOf(this) ?? -1;
    return at < 0 ? undefined : (kept?.[at + 1] as T);
  }

  /** A text that is no `FoldedView` keeps nothing. */
  set(text: FoldedText, value: T): void {
    const kept = FoldedView.keptBy(text);
    if (kept === null) return;
    const at = kept.indexOf(this);
    if (at < 0) kept.push(this, value);
    else kept[at + 1] = value;
  }
}
