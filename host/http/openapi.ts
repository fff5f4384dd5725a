import { asSent } from "../../schemas/as-sent.ts";
import { ErrorBody } from "../../schemas/http/error.ts";
import { NULL_IS_ABSENT } from "../../schemas/null-is-absent.ts";
import type { RouteResponse, RouteSpec } from "../contract/harness.ts";
import type { Route } from "./routes.ts";

/** Version of the interface, not of this host. */
const INTERFACE_VERSION = "0.5.0";

type Convert = (schema: object) => object;

/** The path as OpenAPI writes it: `/x/{id}` for `/x/:id`. */
export function openapiPath(path: string): string {
  return path.replaceAll(/:([A-Za-z_]\w*)/g, "{$1}");
}

/** Describes `routes` as an OpenAPI 3.0.3 document; the same routes give the same bytes. */
export async function openapiDocument(routes: readonly Route[]): Promise<object> {
  const { convertSync } = await import("@openapi-contrib/json-schema-to-openapi-schema");
  // A copy: the converter rewrites what it is given, and TypeBox marks its schemas with hidden keys.
  const convert: Convert = (schema) => convertSync(JSON.parse(JSON.stringify(schema)));
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes.toSorted((a, b) => a.path.localeCompare(b.path, "en")))
    (paths[openapiPath(route.path)] ??= {})[route.method] = operation(route, convert);
  return {
    openapi: "3.0.3",
    info: {
      title: "Safe Harness",
      version: INTERFACE_VERSION,
      description:
        "A deterministic safety harness around a language model, to protect migrant workers from exploitative recruitment.",
      license: { name: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(routes.map(({ spec }) => spec.tag))].toSorted().map((name) => ({ name })),
    paths,
    components: { schemas: { Error: convert(ErrorBody) } },
  };
}

function operation({ method, path, spec }: Route, convert: Convert): object {
  const parameters = [
    ...parametersOf("path", spec, convert),
    ...parametersOf("query", spec, convert),
  ];
  const requestBody = bodyOf(spec, convert);
  return {
    operationId: `${method}${path.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, next = "") => next.toUpperCase())}`,
    summary: spec.summary,
    tags: [spec.tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses: responsesOf(spec, convert),
  };
}

function parametersOf(place: "path" | "query", spec: RouteSpec, convert: Convert): object[] {
  const schema = place === "path" ? spec.params : spec.query;
  if (schema === undefined) return [];
  return Object.entries(schema.properties).map(([name, property]) => {
    const { description, ...shape } = convert(property) as { description?: string };
    return {
      name,
      in: place,
      required: place === "path" || (schema.required ?? []).includes(name),
      ...(description !== undefined && { description }),
      schema: shape,
    };
  });
}

function bodyOf({ body, file }: RouteSpec, convert: Convert): object | undefined {
  if (body !== undefined)
    return {
      required: true,
      content: { "application/json": { schema: convert(withNulls(asSent(body))) } },
    };
  if (file === undefined) return undefined;
  const schema = {
    type: "object",
    required: [file.part],
    properties: { [file.part]: { type: "string", format: "binary" } },
  };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

/** Says of keys whose null is read as absent that they may be null. */
function withNulls(shape: object): object {
  return JSON.parse(JSON.stringify(shape), (_key, part: unknown) => {
    if (typeof part !== "object" || part === null || !(NULL_IS_ABSENT in part)) return part;
    const { [NULL_IS_ABSENT]: keys, ...rest } = part as Record<string, unknown>;
    const properties = Object.entries(rest["properties"] ?? {}).map(([key, property]) => [
      key,
      Array.isArray(keys) && keys.includes(key) ? orNull(property) : property,
    ]);
    return { ...rest, properties: Object.fromEntries(properties) };
  });
}

function orNull(property: Record<string, unknown>): object {
  const { type, enum: values } = property;
  return {
    ...property,
    ...(typeof type === "string" && { type: [type, "null"] }),
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}

function error(description: string): object {
  const schema = { $ref: "#/components/schemas/Error" };
  return { description, content: { "application/json": { schema } } };
}

/** What the route declares, and the refusals every route of its kind can give. */
function responsesOf(spec: RouteSpec, convert: Convert): Record<string, object> {
  const declared = Object.entries(spec.responses).map(([status, response]) => {
    if (response.schema === undefined && Number(status) >= 400)
      return [status, error(response.description)];
    return [status, { description: response.description, content: contentOf(response, convert) }];
  });
  const takesBody = spec.body !== undefined || spec.file !== undefined;
  return {
    ...((takesBody || spec.query !== undefined) && { 400: error("The request is not valid.") }),
    ...(takesBody && {
      413: error("The body is too large."),
      415: error("The body has another media type."),
    }),
    ...Object.fromEntries(declared),
    default: error("Any other failure."),
  };
}

function contentOf(
  { schema, mediaType = "application/json", streamed }: RouteResponse,
  convert: Convert,
): object {
  const told = schema === undefined ? BYTES[mediaType] : convert(schema);
  return {
    [mediaType]: { schema: told ?? { type: "string" } },
    ...(streamed !== undefined && { "text/event-stream": { schema: convert(streamed) } }),
  };
}

const BYTES: Record<string, object> = { "image/*": { type: "string", format: "binary" } };
