import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";

/** Subjects of who has begun to work abroad. */
const AT_WORK = [...BEGUN, "employer", "salary", "overtime", "overseer"] as const;

/** What was said before that tells of a way home. */
export type BeforeHome = Pick<Reading, "corridors" | "topics" | "isIn">;

/** The country that somebody came from before, and says that they are in now: "Estoy en Canadá, soy mexicano", then "ya estoy en México". Null where no other country of work was told, nothing of it had begun, or the message names another place where they are. */
export function homeReached(own: Reading, before: BeforeHome): string | null {
  const [here, ...others] = own.isIn ?? [];
  if (here === undefined || others.length > 0) return null;
  const route = before.corridors.find(
    ({ origin, destination, basis }) =>
      origin === here && destination !== null && basis !== "language",
  );
  if (route === undefined || route.destination === null) return null;
  const hasBegun = hasAny(before.topics, AT_WORK) || before.isIn?.has(route.destination) === true;
  return hasBegun ? here : null;
}
