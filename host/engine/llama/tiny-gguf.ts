import { ggufBytes, type GgufTensor, type GgufValue } from "./gguf-bytes.ts";

const WIDTH = 64;
const HEADS = 4;
const HIDDEN = 128;
const BLOCKS = 2;
const CONTEXT = 2048;

const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

const TEMPLATE =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

interface Piece {
  readonly text: string;
  readonly type: number;
}

/** The bytes of a working llama model of about half a megabyte that knows nothing: one token per byte, two layers, random weights from `seed`; the same seed gives the same bytes. For tests of the real llama.cpp path without a download. */
export function tinyGguf(seed = 1): Buffer {
  const pieces = vocabulary();
  return ggufBytes(metadata(pieces), tensors(pieces, randomNumbers(seed)));
}

function vocabulary(): readonly Piece[] {
  const bytes = Array.from({ length: 256 }, (_, value) => ({
    text: `<0x${value.toString(16).toUpperCase().padStart(2, "0")}>`,
    type: BYTE,
  }));
  return [
    { text: "<unk>", type: UNKNOWN },
    { text: "<s>", type: CONTROL },
    { text: "<|im_end|>", type: CONTROL },
    { text: "<|im_start|>", type: CONTROL },
    ...bytes,
    { text: "▁", type: NORMAL },
  ];
}

function metadata(pieces: readonly Piece[]): Record<string, GgufValue> {
  return {
    "general.architecture": text("llama"),
    "general.name": text("Tiny Bytes"),
    "general.file_type": count(0),
    "llama.context_length": count(CONTEXT),
    "llama.embedding_length": count(WIDTH),
    "llama.block_count": count(BLOCKS),
    "llama.feed_forward_length": count(HIDDEN),
    "llama.rope.dimension_count": count(WIDTH / HEADS),
    "llama.attention.head_count": count(HEADS),
    "llama.attention.head_count_kv": count(HEADS),
    "llama.attention.layer_norm_rms_epsilon": { type: "f32", value: 1e-5 },
    "llama.vocab_size": count(pieces.length),
    "tokenizer.ggml.model": text("llama"),
    "tokenizer.ggml.tokens": { type: "strings", value: pieces.map((piece) => piece.text) },
    "tokenizer.ggml.scores": { type: "f32s", value: pieces.map(() => 0) },
    "tokenizer.ggml.token_type": { type: "i32s", value: pieces.map((piece) => piece.type) },
    "tokenizer.ggml.bos_token_id": count(1),
    "tokenizer.ggml.eos_token_id": count(2),
    "tokenizer.ggml.unknown_token_id": count(0),
    "tokenizer.ggml.add_bos_token": { type: "bool", value: true },
    "tokenizer.ggml.add_space_prefix": { type: "bool", value: false },
    "tokenizer.chat_template": text(TEMPLATE),
  };
}

function count(value: number): GgufValue {
  return { type: "u32", value };
}

function text(value: string): GgufValue {
  return { type: "string", value };
}

function tensors(pieces: readonly Piece[], random: () => number): readonly GgufTensor[] {
  const matrix = (name: string, columns: number, rows: number): GgufTensor => ({
    name: `${name}.weight`,
    shape: [columns, rows],
    weights: Float32Array.from({ length: columns * rows }, () => random() / Math.sqrt(columns)),
  });
  const norm = (name: string): GgufTensor => ({
    name: `${name}.weight`,
    shape: [WIDTH],
    weights: new Float32Array(WIDTH).fill(1),
  });
  const block = (index: number) => {
    const at = (name: string) => `blk.${index}.${name}`;
    return [
      norm(at("attn_norm")),
      ...["attn_q", "attn_k", "attn_v", "attn_output"].map((name) =>
        matrix(at(name), WIDTH, WIDTH),
      ),
      norm(at("ffn_norm")),
      matrix(at("ffn_gate"), WIDTH, HIDDEN),
      matrix(at("ffn_up"), WIDTH, HIDDEN),
      matrix(at("ffn_down"), HIDDEN, WIDTH),
    ];
  };
  return [
    matrix("token_embd", WIDTH, pieces.length),
    ...Array.from({ length: BLOCKS }, (_, index) => block(index)).flat(),
    norm("output_norm"),
    readable(matrix("output", WIDTH, pieces.length), pieces),
  ];
}

/** Turns down every row that is not printable ASCII, so that answers can be read in a test log. */
function readable(output: GgufTensor, pieces: readonly Piece[]): GgufTensor {
  const loudness = pieces.map((piece) =>
    /^<0x([2-6][0-9A-F]|7[0-9A-E])>$/.test(piece.text) ? 8 : 0.1,
  );
  const weights = output.weights.map(
    (weight, index) => weight * (loudness[Math.floor(index / WIDTH)] ?? 0),
  );
  return { ...output, weights };
}

/** Numbers in [-1, 1) from a 32-bit seed: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}
