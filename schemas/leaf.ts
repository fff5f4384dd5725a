import type { Static, TObject } from "typebox";
import type { Branch, Leaf } from "./taxonomy.ts";

/** Everything known about one leaf type, in one value. */
export interface LeafSpec<Content extends TObject = TObject, Extensions extends TObject = TObject> {
  readonly leaf: Leaf;
  readonly branch: Branch;
  /** What an object of this type is for, in one sentence. */
  readonly purpose: string;
  /** The content key that names an object in a roster. */
  readonly headline: string;
  /** Which part reads objects of this type, and what it does with them. */
  readonly read_by: string;
  /** The files that do so, from the root; empty while it is only checked, listed and looked up. A test holds this to the code. */
  readonly readers: readonly string[];
  /** Content keys that split the type into subtypes, for example `doc_type`. */
  readonly subtype_fields: readonly string[];
  /** Values those keys often have. */
  readonly common_subtypes: readonly string[];
  /** Shape of `content`; every property has a description. */
  readonly content: Content;
  /** Shape of `extensions`: known keys are checked, others are kept. */
  readonly extensions: Extensions;
  /** A complete, valid content value: the shortest authoring guide. */
  readonly example: Static<Content>;
  /** Extensions and tags that make the example complete, where the leaf wants some. */
  readonly example_extensions?: Static<Extensions>;
  readonly example_tags?: readonly string[];
}

/** Checks a spec against the contract while keeping its exact type. */
export function defineLeaf<const Content extends TObject, const Extensions extends TObject>(
  spec: LeafSpec<Content, Extensions> & { headline: keyof Static<Content> & string },
): LeafSpec<Content, Extensions> {
  return spec;
}
