import { folderOf, keptFor, type Kept } from "../../kept/kept.ts";
import type { Taught } from "./teaching.ts";

/** Where what such sources taught is kept. */
export function keptTeaching(sources: string): Kept<Taught> {
  return keptFor<Taught>(folderOf("grading"), [sources]);
}
