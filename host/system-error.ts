/** What the codes of the system mean to a person. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: "this user may not read or write it",
  EPERM: "this user may not read or write it",
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of the path is no folder",
  EEXIST: "something of that name is there already",
  EROFS: "it lies on a disk that cannot be written",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EFBIG: "it would be larger than files may be here",
  EMFILE: "too many files are open",
  ENAMETOOLONG: "the name is too long",
};

/** What the system refused, in words that name the file where it is known, or null where it was not the system. */
export function systemProblem(error: unknown): string | null {
  const reason = systemReason(error);
  if (reason === null || !(error instanceof Error && "path" in error)) return reason;
  // A file is written under a passing name first; people know it by its own.
  const path = String(error.path).replace(/(^|[/\\])\.([^/\\]+)\.\d+\.tmp$/, "$1$2");
  return `${path}: ${reason}`;
}

/** The same without the file. */
export function systemReason(error: unknown): string | null {
  if (!(error instanceof Error) || !("syscall" in error && "code" in error)) return null;
  const code = String(error.code);
  const words = WORDS[code];
  return words === undefined ? error.message : `${words} (${code})`;
}
