import { fieldWords } from "./field-names.ts";
import { wholeField } from "./person-fields.ts";

const OF = "(?:(?:gps|geo|geo ?location|location|home|house|place|pickup|start|end|map|pos) )?";
const LATITUDE = wholeField(
  `${OF}(?:lat|latitude|latitud|широта|纬度|緯度|위도)(?: deg(?:rees)?)?`,
);
const LONGITUDE = wholeField(
  `${OF}(?:lon|lng|long|longitude|longitud|долгота|经度|經度|経度|경도)(?: deg(?:rees)?)?`,
);
const BOTH = wholeField(
  `${OF}(?:coordinates?|coords?|lat ?lng|lat ?lon|lat ?long|lng ?lat|lon ?lat|gps|geo|geo ?point|geo ?location|position|location|point|koordinat|coordenadas|coordonnées|坐标|座標)`,
);

/** Decimals of degrees that tell a place to some hundred metres, and those that no chance number in a list has. */
const [TELLING, SURE] = [3, 4];

/** Which of a record's fields are the latitude and longitude of a place, as numbers or their digits. */
export function coordinateFields(record: object): readonly string[] {
  const found = {
    latitude: fieldOf(record, LATITUDE, 90),
    longitude: fieldOf(record, LONGITUDE, 180),
  };
  const both = [found.latitude, found.longitude].flatMap((field) => field ?? []);
  const isPair = both.length === 2;
  const isTelling = both.some((field) => decimalsOf(Reflect.get(record, field)) >= TELLING);
  return isPair && isTelling ? both : [];
}

function fieldOf(record: object, name: RegExp, most: number): string | undefined {
  return Object.keys(record).find(
    (key) => name.test(fieldWords(key)) && isDegrees(Reflect.get(record, key), most),
  );
}

/** Whether a list that stands in such a field is a place's two coordinates, in either order, with its height or without. */
export function isPlace(list: readonly unknown[], field: string): boolean {
  if (list.length < 2 || list.length > 3 || !BOTH.test(fieldWords(field))) return false;
  const [first, second] = list;
  const areDegrees = isDegrees(first, 180) && isDegrees(second, 180);
  const isLatitudeThere = isDegrees(first, 90) || isDegrees(second, 90);
  return areDegrees && isLatitudeThere && Math.max(decimalsOf(first), decimalsOf(second)) >= SURE;
}

function isDegrees(value: unknown, most: number): boolean {
  if (typeof value === "string" && !/^[ ]?[-+]?\d{1,3}\.\d{1,15}°?[ ]?$/.test(value)) return false;
  if (typeof value !== "number" && typeof value !== "string") return false;
  return Math.abs(Number.parseFloat(String(value))) <= most;
}

function decimalsOf(value: unknown): number {
  return /\.(\d{1,20})/.exec(String(value))?.[1]?.length ?? 0;
}
