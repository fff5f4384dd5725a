import type { Contact, ToolContext } from "../../host/contract/tool.ts";
import type { CustomNgoIntake } from "../../schemas/http/custom.ts";
import { coversSide, sidesOf } from "./corridors.ts";

/** The contacts that a request brings for this route; nobody has checked them. */
export function customContacts(corridor: string, { toggles }: ToolContext): readonly Contact[] {
  const intakes = toggles.custom_ngo_intake ?? [];
  if (intakes.length === 0) return [];
  const route = sidesOf(corridor);
  const { origin, destination } = route;
  return intakes
    .map((intake, index) => ({ intake, index }))
    .filter(
      ({ intake }) =>
        (origin === null || coversSide(intake.corridor_origin, origin)) &&
        (destination === null || coversSide(intake.corridor_dest, destination)),
    )
    .map(({ intake, index }) => ({
      ...customContact(intake, index),
      jurisdiction: placeOf(intake, route),
    }));
}

/** Where the work is, where the contact says so, else where the worker is from. */
function placeOf(
  { corridor_origin, corridor_dest }: CustomNgoIntake,
  { origin, destination }: ReturnType<typeof sidesOf>,
): string {
  const [given, side] =
    corridor_dest.trim() === "*" ? [corridor_origin, origin] : [corridor_dest, destination];
  return given.trim() === "*" ? "INT" : (side ?? given.trim().toUpperCase());
}

function customContact(intake: CustomNgoIntake, index: number): Omit<Contact, "jurisdiction"> {
  return {
    id: `custom-${index + 1}`,
    name: intake.name,
    phone: intake.phone ?? null,
    email: intake.email ?? null,
    url: intake.url ?? null,
    verified: null,
    stale: true,
    note: "Given with this request; not checked by the library.",
    custom: true,
  };
}
