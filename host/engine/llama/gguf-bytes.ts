/** A typed metadata value of a GGUF file: `array` holds values of one type. */
export type GgufValue =
  | { readonly type: "u32" | "f32"; readonly value: number }
  | { readonly type: "bool"; readonly value: boolean }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "strings"; readonly value: readonly string[] }
  | { readonly type: "f32s" | "i32s"; readonly value: readonly number[] };

/** A tensor of 32-bit floats; `shape` counts from the innermost dimension, as GGUF writes it. */
export interface GgufTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly weights: Float32Array;
}

const ALIGNMENT = 32;
const TYPE = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 };

/** The bytes of a GGUF v3 file; layout as ggml's `docs/gguf.md` describes it. */
export function ggufBytes(
  metadata: Readonly<Record<string, GgufValue>>,
  tensors: readonly GgufTensor[],
): Buffer {
  const entries = Object.entries(metadata);
  const parts = [Buffer.from("GGUF"), u32(3), u64(tensors.length), u64(entries.length)];
  for (const [key, value] of entries) parts.push(string(key), typed(value));
  let offset = 0;
  for (const { name, shape, weights } of tensors) {
    parts.push(string(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset));
    offset += padded(weights.byteLength);
  }
  parts.push(zeros(parts.reduce((sum, part) => sum + part.length, 0)));
  for (const { weights } of tensors) {
    const bytes = floats(weights);
    parts.push(bytes, zeros(bytes.length));
  }
  return Buffer.concat(parts);
}

function typed(value: GgufValue): Buffer {
  switch (value.type) {
    case "u32":
      return Buffer.concat([u32(TYPE.u32), u32(value.value)]);
    case "f32":
      return Buffer.concat([u32(TYPE.f32), f32(value.value)]);
    case "bool":
      return Buffer.concat([u32(TYPE.bool), Buffer.from([value.value ? 1 : 0])]);
    case "string":
      return Buffer.concat([u32(TYPE.string), string(value.value)]);
    case "strings":
      return array(TYPE.string, value.value.map(string));
    case "f32s":
      return array(TYPE.f32, value.value.map(f32));
    case "i32s":
    default:
      return array(TYPE.i32, value.value.map(u32));
  }
}

function array(type: number, items: readonly Buffer[]): Buffer {
  return Buffer.concat([u32(TYPE.array), u32(type), u64(items.length), ...items]);
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text, "utf8");
  return Buffer.concat([u64(bytes.length), bytes]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function floats(weights: Float32Array): Buffer {
  const bytes = Buffer.alloc(weights.byteLength);
  for (const [index, weight] of weights.entries()) bytes.writeFloatLE(weight, index * 4);
  return bytes;
}

function padded(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

function zeros(length: number): Buffer {
  return Buffer.alloc(padded(length) - length);
}
