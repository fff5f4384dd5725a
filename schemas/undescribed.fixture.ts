/** The paths of a JSON Schema's properties, however deep, that no description tells about; for tests. */
export function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const properties = Object.entries(Reflect.get(schema, "properties") ?? {});
  const named = properties.flatMap(([key, property]) => {
    const description: unknown = Reflect.get(Object(property), "description");
    const isDescribed = typeof description === "string" && description.length > 3;
    return [...(isDescribed ? [] : [`${path}.${key}`]), ...undescribed(property, `${path}.${key}`)];
  });
  const nested = ["items", "anyOf"].flatMap((keyword) =>
    [Reflect.get(schema, keyword)].flat().flatMap((each) => undescribed(each, path)),
  );
  return [...named, ...nested];
}
