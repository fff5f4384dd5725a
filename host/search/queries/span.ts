/** A stretch of a text: UTF-16 offsets, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a stretch lies within one of others. */
export function isWithin({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= start && end <= span.end);
}

/** Whether a stretch shares a character with one of others. */
export function meets({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start < end && start < span.end);
}
