import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { PastVersion, TestResult } from "../../schemas/http/curation.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { ErrorCode } from "./refusal.ts";
import type { Problem } from "./knowledge.ts";

/** Knowledge that is written through the service: into the pack `local`, durable and in force before anybody is told so. */
export interface Curation {
  /** Puts one object into force, or says why not. What has this version and this content already is left as it is. */
  promote(object: object): Promise<Promoted | Refusal>;
  /** Puts an earlier version of an object back into force: the one named, else the one before. */
  rollback(at: ObjectName, version?: string): Promise<Promoted | Refusal>;
  /** Every version of an object that is known here, the newest first; empty when there never was one. Refused where the data folder cannot be read. */
  history(at: ObjectName): Promise<readonly PastVersion[] | Refusal>;
  /** What an object would do to some texts if it were in force. Nothing is stored. */
  test(object: object, texts: readonly string[]): Promise<TestResult>;
  /** What is wrong on disk now. */
  problems(): readonly Problem[];
}

export interface ObjectName {
  readonly leaf: Leaf;
  readonly id: string;
}

/** What is in force now, at which revision. */
export interface Promoted {
  readonly refused?: undefined;
  readonly object: KnowledgeObject;
  readonly revision: string;
  /** The pack it is in force from. */
  readonly pack: string;
  /** What to look at though it is in force. */
  readonly problems: readonly FieldProblem[];
}

/** Why nothing was changed. */
export interface Refusal {
  readonly refused: Extract<
    ErrorCode,
    | "KNOWLEDGE_REFUSED"
    | "VERSION_TAKEN"
    | "NOT_FOUND"
    | "OBJECT_TOO_LARGE"
    | "STORAGE_FULL"
    | "STORAGE_FAILED"
  >;
  readonly detail: string;
  readonly problems: readonly FieldProblem[];
}

/** One thing to correct, by field. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}
