import { appendFile, open, type FileHandle } from "node:fs/promises";

const STEP_BYTES = 64 * 1024;

/** Moves a torn last line of a JSON-lines file to `<file>.torn`: a crash may have cut it, and the next line must not be glued to it. Makes the file when there is none; its folder must exist. */
export async function moveTornTailAside(file: string): Promise<void> {
  const handle = await open(file, "a+");
  try {
    const { size } = await handle.stat();
    const whole = await endOfLastLine(handle, size);
    if (whole === size) return;
    const torn = Buffer.alloc(size - whole);
    await handle.read(torn, 0, torn.length, whole);
    await appendFile(`${file}.torn`, Buffer.concat([torn, Buffer.from("\n")]), { flush: true });
    await handle.truncate(whole);
  } finally {
    await handle.close();
  }
}

async function endOfLastLine(handle: FileHandle, size: number): Promise<number> {
  for (let end = size; end > 0; end -= STEP_BYTES) {
    const start = Math.max(0, end - STEP_BYTES);
    const block = Buffer.alloc(end - start);
    await handle.read(block, 0, block.length, start);
    const newline = block.lastIndexOf(10);
    if (newline >= 0) return start + newline + 1;
  }
  return 0;
}
