import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import { isInForce } from "../snapshot.ts";
import type { TogetherCheck, TogetherEntry, TogetherFinding } from "./check.ts";

/** What one object of a leaf says alone: where two say it, a reader hears both, or only one of them. */
interface Subject {
  /** The field that names it. */
  readonly path: string;
  readonly of: (object: KnowledgeObject) => string | undefined;
  /** What becomes of two. */
  readonly outcome: string;
}

const SUBJECTS: Readonly<Partial<Record<Leaf, Subject>>> = {
  corridor_profile: {
    path: "content.corridor",
    of: (object) => (object as KnowledgeObject<"corridor_profile">).content.corridor,
    outcome: "answers tell the limits of both",
  },
  prompt_template: {
    path: "extensions.slot",
    of: (object) => {
      const { slot, language = "en" } =
        (object as KnowledgeObject<"prompt_template">).extensions ?? {};
      return slot === undefined ? undefined : `${slot} in ${language}`;
    },
    outcome: "answers say the one whose id sorts last",
  },
  rubric_dimension: {
    path: "extensions.criterion_id",
    of: (object) => {
      const { rubric, criterion_id = object.id } =
        (object as KnowledgeObject<"rubric_dimension">).extensions ?? {};
      return rubric === undefined ? undefined : `${criterion_id} of ${rubric}`;
    },
    outcome: "both weigh in the grade, under one name",
  },
};

/** An object under a new id does not take the place of one that says the same. */
export const twins: TogetherCheck = {
  name: "twins",
  description:
    "No two objects in force profile one route, fill one slot in one language, or are one criterion.",
  scope: "all",
  check: ({ entries }) =>
    (Object.keys(SUBJECTS) as Leaf[]).flatMap((leaf) => {
      const subject = SUBJECTS[leaf];
      const group = entries.filter(({ object }) => object.knowledge_object_type === leaf);
      return subject === undefined ? [] : findingsOf(subject, group);
    }),
};

function findingsOf({ path, of, outcome }: Subject, group: readonly TogetherEntry[]) {
  const bySubject = Map.groupBy(
    group.filter(({ object }) => isInForce(object)),
    ({ object }) => of(object),
  );
  bySubject.delete(undefined);
  return [...bySubject].flatMap(([subject, [first, ...others]]) =>
    others.map(({ shown }): TogetherFinding => ({
      file: shown,
      also: first?.shown ?? "",
      path,
      message: `is ${subject}, like that of ${first?.shown}, and ${outcome}; give it the id and a higher version of that one, or withdraw that one`,
      severity: "warning",
    })),
  );
}
