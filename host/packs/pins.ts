/** Versions that packs are held at: name → version. */
export type Pins = ReadonlyMap<string, string>;

const PIN = /^([a-z0-9]+(?:-[a-z0-9]+)*)@(\d+\.\d+\.\d+\S*)$/;

/** Reads `name@version` items. Throws a plain error that names the item. */
export function readPins(items: readonly string[]): Pins {
  const pins = new Map<string, string>();
  for (const item of items) {
    const [, name, version] = PIN.exec(item) ?? [];
    if (name === undefined || version === undefined)
      throw new Error(`holds "${item}"; write <pack>@<version>, such as core@1.2.0`);
    if (pins.has(name)) throw new Error(`pins ${name} twice; keep one`);
    pins.set(name, version);
  }
  return pins;
}
