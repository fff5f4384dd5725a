/** The system's code of an error (`EACCES`), or its message. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}

/** Whether an error says that there is no such file or folder. */
export function isAbsence(error: unknown): boolean {
  return codeOf(error) === "ENOENT";
}
