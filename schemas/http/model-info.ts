import Type, { type Static } from "typebox";

const known = <T extends Type.TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** What GET /api/model-info answers, and what every answer says about its engine. */
export const ModelInfo = Type.Object(
  {
    loaded: Type.Boolean({ description: "Whether a language model is loaded." }),
    name: known(Type.String(), "The model's or engine's name."),
    display: Type.String({ description: "What to show to people." }),
    size_b: known(Type.Number(), "Parameters in thousand millions."),
    quantization: known(Type.String(), "How its weights are stored, such as Q4_K_M."),
    device: known(Type.String(), "What it runs on."),
  },
  { description: "The engine behind the answers." },
);
export type ModelInfo = Static<typeof ModelInfo>;

/** What is told where no engine is wired in. */
export const NO_MODEL: ModelInfo = {
  loaded: false,
  name: null,
  display: "No model engine is wired into this deployment",
  size_b: null,
  quantization: null,
  device: null,
};
