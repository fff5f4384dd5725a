const OWN_FIGURES =
  /"(?:elapsed_ms|ts)":\s*(?:"[^"]*"|[\d.]+)|\b[0-9a-f]{16,}\b|\b127\.0\.0\.1:\d+/gu;

/** A reply or log row without the times, digests and loopback ports that a host makes itself, which may hold any digits by chance. */
export function withoutOwnFigures(text: string): string {
  return text.replaceAll(OWN_FIGURES, "");
}
