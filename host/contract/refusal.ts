/** The errors a harness may answer with; `host/http/answering/errors.ts` gives each its status and sentence. */
export type ErrorCode =
  | "REQUEST_INVALID"
  | "USER_TURN_MISSING"
  | "IMAGE_EMPTY"
  | "IMAGE_INVALID"
  | "IMAGE_GONE"
  | "IMAGE_TOO_LARGE"
  | "NOT_FOUND"
  | "LAYER_UNKNOWN"
  | "ENGINE_MISSING"
  | "ENGINE_BUSY"
  | "ENGINE_FAILED"
  | "CONTEXT_OVERFLOW"
  | "IMAGE_UNSUPPORTED"
  | "GRADING_DISABLED"
  | "KNOWLEDGE_REFUSED"
  | "VERSION_TAKEN"
  | "OBJECT_TOO_LARGE"
  | "PACK_REFUSED"
  | "PACK_CONFLICT"
  | "PACK_TOO_LARGE"
  | "STORAGE_FULL"
  | "STORAGE_FAILED"
  | "TARGET_NOT_ALLOWED"
  | "HUB_FAILED"
  | "SEARCH_BLOCKED"
  | "SEARCH_FAILED"
  | "SEARCH_UNCONFIGURED"
  | "SEARCH_TIMEOUT";

/** One thing wrong with what was sent: where, and what would cure it. */
export interface RefusedPart {
  /** The file in an archive; absent where there is only one. */
  readonly file?: string;
  /** The field, dotted; empty for the whole. */
  readonly path: string;
  readonly message: string;
}
