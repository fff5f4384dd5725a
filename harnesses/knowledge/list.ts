import type { Static } from "typebox";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { KnowledgeList, ListQuery } from "../../schemas/http/knowledge.ts";
import { LEAVES } from "../../schemas/leaves/index.ts";
import { LEAF_NAMES } from "../../schemas/taxonomy.ts";

type Query = Static<typeof ListQuery>;
type Row = KnowledgeList["objects"][number];

const PAGE = 100;
const LONGEST_SUMMARY = 200;

/** One page of the objects a query asks for, drafts included, by leaf and id; null when its cursor is none of ours. */
export function listObjects(knowledge: Snapshot, query: Query): KnowledgeList | null {
  const after = query.cursor === undefined ? null : cursorOf(query.cursor);
  if (query.cursor !== undefined && after === null) return null;
  const rows = knowledge.derive(rosterOf).filter((row) => isAskedFor(row, query));
  const from = after === null ? 0 : rows.findIndex((row) => isBehind(row, after));
  const limit = query.limit === undefined ? PAGE : Number(query.limit);
  const page = from === -1 ? [] : rows.slice(from, from + limit);
  const last = page.at(-1);
  const isLast = last === undefined || last === rows.at(-1);
  return { objects: page, n: rows.length, ...(!isLast && { next: cursorAt(last) }) };
}

/** Every object as a row. Made once per snapshot. */
function rosterOf(knowledge: Snapshot): readonly Row[] {
  return LEAF_NAMES.flatMap((leaf) =>
    knowledge.listed(leaf).map((object) => {
      const overrides = knowledge.overrides?.(leaf, object.id);
      return {
        id: object.id,
        type: leaf,
        branch: LEAVES[leaf].branch,
        version: object.version ?? "v1",
        pack: knowledge.packOf(leaf, object.id) ?? "",
        summary: summaryOf(object),
        tags: [...(object.tags ?? [])],
        provenance: object.provenance ?? {},
        updated_at: knowledge.writtenAt?.(leaf, object.id) ?? "",
        ...(overrides !== undefined && { overrides }),
      };
    }),
  );
}

function summaryOf({ knowledge_object_type: leaf, content }: KnowledgeObject): string {
  const headline: unknown = Reflect.get(content, LEAVES[leaf].headline);
  const description: unknown = Reflect.get(content, "description");
  const text = [headline, description].filter((part) => typeof part === "string").join(": ");
  return text.length > LONGEST_SUMMARY
    ? `${text.slice(0, LONGEST_SUMMARY - 1)}…`.toWellFormed()
    : text;
}

function isAskedFor(row: Row, { type, branch, pack, tag, q }: Query): boolean {
  return (
    (type === undefined || row.type === type) &&
    (branch === undefined || row.branch === branch) &&
    (pack === undefined || row.pack === pack) &&
    (tag === undefined || row.tags.includes(tag)) &&
    (q === undefined || holds(row, q.toLowerCase()))
  );
}

function holds({ id, summary, tags }: Row, word: string): boolean {
  return [id, summary, ...tags].some((text) => text.toLowerCase().includes(word));
}

interface Cursor {
  readonly leaf: number;
  readonly id: string;
}

/** The name of the last row, so that a page follows on whatever changed in between. */
function cursorAt({ type, id }: Row): string {
  return Buffer.from(`${type}/${id}`).toString("base64url");
}

function cursorOf(text: string): Cursor | null {
  const named = Buffer.from(text, "base64url");
  const [, type, id] = /^([a-z_]+)\/([a-z0-9-]+)$/.exec(named.toString()) ?? [];
  const leaf = LEAF_NAMES.findIndex((name) => name === type);
  // Decoding passes over what is no letter of it: only what comes out again went in.
  return leaf === -1 || id === undefined || named.toString("base64url") !== text
    ? null
    : { leaf, id };
}

function isBehind({ type, id }: Row, after: Cursor): boolean {
  const leaf = LEAF_NAMES.indexOf(type);
  return leaf === after.leaf ? id > after.id : leaf > after.leaf;
}
