/** Parts of the world that a contact may be kept to → their countries, by the regions of the UN (M49). */
const AREAS: Readonly<Record<string, string>> = {
  eastern_asia: "CN HK JP KP KR MN MO TW",
  south_eastern_asia: "BN ID KH LA MM MY PH SG TH TL VN",
  southern_asia: "AF BD BT IN IR LK MV NP PK",
};

/** Whether a country lies in one of the areas; any does where none is named, and one that nobody knows may. */
export function liesIn(country: string | null, areas: readonly string[]): boolean {
  if (areas.length === 0 || country === null) return true;
  return areas.some((area) => AREAS[area]?.split(" ").includes(country) === true);
}
