import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import { restsOn, type HolderOf, type InPack } from "../../knowledge/rests-on.ts";
import { acts, table } from "./coverage.ts";

/** What each pack holds: its countries, its objects, law, routes, contacts and rules in force, and whose objects it names. */
export function packTable(objects: readonly InPack[]): string {
  const packs = Map.groupBy(objects, ({ pack }) => pack);
  const holderOf = holderAmong(objects);
  const rows = [...packs].map(([pack, own]) => [
    `\`${pack}\``,
    countriesOf(own).join(" "),
    String(own.length),
    ...(["rag_doc", "corridor_profile", "ngo_directory", "grep_rule"] as const).map((leaf) =>
      String(inForce(own, leaf).length || ""),
    ),
    restsOn(own, holderOf)
      .map((lender) => `${lender.pack} ${lender.n_objects}`)
      .join(", "),
  ]);
  const head = ["pack", "countries", "objects", "law", "routes", "contacts", "rules"];
  return table([...head, "names objects of"], rows);
}

/** Of every country where what is known of it lies: its pack, its law and contacts in force, and the routes that begin and end there. */
export function countryTable(objects: readonly InPack[]): string {
  const routes = objects.flatMap(({ object }) =>
    isOf(object, "corridor_profile") && acts(object) ? [object.content.corridor] : [],
  );
  const ends = routes.flatMap((route) => route.split("-"));
  const countries = [...new Set([...countriesOf(objects), ...ends])].toSorted();
  const rows = countries.map((country) => {
    const own = objects.filter(({ object }) => countryOf(object) === country);
    const packs = [...new Set(own.map(({ pack }) => pack))];
    return [
      country,
      packs.join(", ") || "–",
      String(inForce(own, "rag_doc").length || "–"),
      String(inForce(own, "ngo_directory").length || "–"),
      String(routes.filter((route) => route.startsWith(`${country}-`)).length || "–"),
      String(routes.filter((route) => route.endsWith(`-${country}`)).length || "–"),
    ];
  });
  return table(["country", "pack", "law", "contacts", "routes from", "routes to"], rows);
}

/** The country that an object is of: where a law holds, a contact answers, a route begins. Undefined where it is of none. */
export function countryOf(object: KnowledgeObject): string | undefined {
  if (isOf(object, "corridor_profile")) return object.content.corridor.split("-")[0];
  if (!isOf(object, "rag_doc") && !isOf(object, "ngo_directory")) return undefined;
  const { jurisdiction } = object.content;
  return jurisdiction === "INT" ? undefined : jurisdiction;
}

function countriesOf(objects: readonly InPack[]): string[] {
  return [...new Set(objects.flatMap(({ object }) => countryOf(object) ?? []))].toSorted();
}

function inForce(objects: readonly InPack[], leaf: Leaf): readonly InPack[] {
  return objects.filter(({ object }) => isOf(object, leaf) && acts(object));
}

function holderAmong(objects: readonly InPack[]): HolderOf {
  const packs = new Map(
    objects.map(({ pack, object }) => [`${object.knowledge_object_type}/${object.id}`, pack]),
  );
  return (leaf, id) => packs.get(`${leaf}/${id}`);
}

function isOf<L extends Leaf>(object: KnowledgeObject, leaf: L): object is KnowledgeObject<L> {
  return object.knowledge_object_type === leaf;
}
