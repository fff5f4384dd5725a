import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Problem } from "../../contract/knowledge.ts";
import type { Contest } from "../overlay.ts";
import type { PackManifest } from "../pack.ts";

/** What a check found in one file. Severity is `error` when absent. */
export interface Finding {
  /** The field, dotted (`content.examples.2`); empty for the whole file. */
  readonly path: string;
  /** What was found and what would fix it. */
  readonly message: string;
  readonly severity?: Problem["severity"];
}

/** One file that is valid JSON, and the object in it once its shape was accepted. */
export interface Candidate {
  /** The folder it lies in. */
  readonly leaf: Leaf;
  /** The file's name without `.json`. */
  readonly id: string;
  readonly text: string;
  readonly value: unknown;
  /** Null when the shape was refused. */
  readonly object: KnowledgeObject | null;
}

/** One `pack.json` that is valid JSON. */
export interface PackCandidate {
  /** The folder it lies in. */
  readonly folder: string;
  readonly text: string;
  readonly value: unknown;
  /** Null when the shape was refused. */
  readonly manifest: PackManifest | null;
  readonly hostVersion: string;
}

/** All objects that would be in force together. */
export interface Together {
  readonly entries: readonly TogetherEntry[];
  /** Whether there is such an object, here or where references may also lead. */
  readonly has: (leaf: Leaf, id: string) => boolean;
  /** The object, where it is one of these. */
  readonly find: (leaf: Leaf, id: string) => KnowledgeObject | undefined;
  readonly contests: readonly Contest[];
  readonly now: Date;
}

export interface TogetherEntry {
  readonly object: KnowledgeObject;
  /** Its file as people see it. */
  readonly shown: string;
}

interface Described {
  readonly name: string;
  /** What it asks for, one sentence. */
  readonly description: string;
  /** Only asked by `npm run check`, not when objects are loaded. */
  readonly onlyOnRequest?: true;
  /** Warnings when objects are loaded, errors in `npm run check`. */
  readonly strictOnRequest?: true;
}

/** A check of one object; an error refuses the object. */
export interface ObjectCheck extends Described {
  readonly scope: "object";
  /** Looks at nothing but content and extensions: what it found in them holds while they stay the same. */
  readonly onContentOnly?: true;
  readonly check: (candidate: Candidate) => readonly Finding[];
}

/** A check of one `pack.json`; an error refuses it. */
export interface PackCheck extends Described {
  readonly scope: "pack";
  readonly check: (candidate: PackCandidate) => readonly Finding[];
}

/** A check of everything together; it tells and refuses nothing. */
export interface TogetherCheck extends Described {
  readonly scope: "all";
  /** Judges each entry by itself, so that one that did not change need not be judged again. */
  readonly oneByOne?: true;
  readonly check: (together: Together) => readonly TogetherFinding[];
}

/** What was found in one of the files, as people see its path. */
export interface TogetherFinding extends Finding {
  readonly file: string;
  /** The other file it is about. */
  readonly also?: string;
}

export type Check = ObjectCheck | PackCheck | TogetherCheck;
