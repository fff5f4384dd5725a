import { basename } from "node:path";
import { GgufFileType, type LlamaModel } from "node-llama-cpp";
import type { ModelInfo } from "../../contract/engine.ts";

/** What the model says about itself in its GGUF metadata; size in billions of parameters, three significant digits. */
export function describeModel(model: LlamaModel): ModelInfo {
  const { general } = model.fileInfo.metadata;
  const name = general.name ?? basename(model.filename ?? "model", ".gguf");
  const parameters = (model.fileInfo.fullTensorInfo ?? []).reduce(
    (sum, { dimensions }) =>
      sum + dimensions.reduce<number>((product, length) => product * Number(length), 1),
    0,
  );
  const size_b = parameters > 0 ? Number((parameters / 1e9).toPrecision(3)) : null;
  const quantization = quantizationName(general.file_type);
  const gpu = model.llama.gpu;
  const device = gpu === false || model.gpuLayers === 0 ? "cpu" : gpu;
  const size = size_b === null ? [] : [`${size_b}B`];
  const details = [...size, ...(quantization ? [quantization] : []), `on ${device}`];
  return {
    loaded: true,
    name,
    display: `${name} (${details.join(", ")})`,
    size_b,
    quantization,
    device,
  };
}

/** `Q4_K_M` from `MOSTLY_Q4_K_M`, or null for a type the library does not know. */
function quantizationName(fileType: GgufFileType | undefined): string | null {
  if (fileType === undefined) return null;
  return GgufFileType[fileType]?.replace(/^(MOSTLY|ALL)_/, "") ?? null;
}
