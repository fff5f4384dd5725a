/** Text as HTML or as an attribute's value: nothing in it can end either. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** A number in a drawing: two decimals, never anything else. */
export function place(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "0";
}
