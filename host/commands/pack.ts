import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { readTrustedKeys } from "../packs/trust/trusted-keys.ts";
import { buildPack } from "./pack/build.ts";
import { diffPacks } from "./pack/diff.ts";
import { installPacks, listPacks, rollbackPack } from "./pack/install.ts";
import { signPack, writeKeyPair } from "./pack/keys.ts";
import { PackRefused } from "./pack/source.ts";
import { verifyPacks } from "./pack/verify.ts";
import { runCommand, UsageError } from "./running/run-command.ts";

const HELP = `Packs of knowledge as ZIPs: made, signed, checked, installed, compared, put back.

Usage: npm run pack build <folder>             checks a pack and writes dist/<pack>-<version>.zip
       npm run pack keygen <file>              writes <file> and <file>.pub, an Ed25519 pair
       npm run pack sign <zip> -- --key <file> signs a ZIP in place
       npm run pack verify <zip>               everything that an import would ask of the ZIP itself
       npm run pack diff <old> <new>           what changes for users, and on which sample texts
       npm run pack install <zip>              puts it into force, whole or not at all
       npm run pack list                       the packs in force
       npm run pack rollback <pack>[@version]  back to a kept version, else to the one before

  --out <path>       build: the folder of releases (default dist); sign: another file to write
  --previous <zip>   build: the release before; default: the highest version in the folder of releases
  --key <file>       sign: the private key
  --trusted <file>   verify: a public key to ask for (as many as you like; default HARNESS_TRUSTED_KEYS)
  --downgrade        install: takes a version lower than the one in force
  --url <address>    install, list, rollback: lets a running service do it; default: the data folder
  --json             list, diff: as data
  --help             this text

A folder may be given where a ZIP is read by verify and diff, and so may the name of a bundled pack.
The variables of npm start -- --help say which data folder, keys and pins count.
Exit code: 0 when it was done, 1 when a pack is refused (every reason is told), 2 when it was asked wrongly.
`;

const OPTIONS = {
  out: { type: "string" },
  previous: { type: "string" },
  key: { type: "string" },
  trusted: { type: "string", multiple: true },
  downgrade: { type: "boolean" },
  url: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Values = ReturnType<typeof parse>["values"];

/** What each command does with its arguments; gives what it tells. */
const COMMANDS: Readonly<
  Record<
    string,
    {
      readonly takes: readonly string[];
      /** The options that mean something to it. */
      readonly options: readonly (keyof Values)[];
      run(args: readonly string[], values: Values): Promise<string>;
    }
  >
> = {
  build: {
    takes: ["the folder of a pack"],
    options: ["out", "previous"],
    run: ([folder = ""], { out = "dist", previous }) => buildPack({ folder, out, previous }),
  },
  keygen: { takes: ["a file to write"], options: [], run: ([file = ""]) => writeKeyPair(file) },
  sign: {
    takes: ["a ZIP"],
    options: ["key", "out"],
    run([zip = ""], { key, out = zip }) {
      if (key === undefined)
        throw new UsageError("sign needs --key <file>; npm run pack keygen makes one");
      return signPack(zip, key, out);
    },
  },
  verify: {
    takes: ["a ZIP"],
    options: ["trusted"],
    run: async ([zip = ""], { trusted }) =>
      verifyPacks(zip, await readTrustedKeys(trusted ?? readConfig(process.env).trustedKeyFiles)),
  },
  diff: {
    takes: ["the old pack", "the new pack"],
    options: ["json"],
    run: ([before = "", after = ""], { json = false }) => diffPacks(before, after, json),
  },
  install: {
    takes: ["a ZIP"],
    options: ["url", "downgrade"],
    run: ([zip = ""], { url, downgrade = false }) => installPacks(zip, { url, downgrade }),
  },
  list: {
    takes: [],
    options: ["url", "json"],
    run: (_, { url, json = false }) => listPacks({ url, json }),
  },
  rollback: {
    takes: ["a pack"],
    options: ["url"],
    run: ([pack = ""], { url }) => rollbackPack(pack, { url }),
  },
};

async function main(): Promise<number> {
  const { values, positionals } = parse();
  const [name, ...args] = positionals;
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(
      `${name === undefined ? "Name a command of packs" : `${name} is no command of packs`}; there are ${Object.keys(COMMANDS).join(", ")} (--help tells more)`,
    );
  const idle = (Object.keys(OPTIONS) as (keyof Values)[]).find(
    (option) => values[option] !== undefined && !command.options.includes(option),
  );
  if (idle !== undefined)
    throw new UsageError(`--${idle} means nothing to ${name}; --help tells more`);
  if (args.length !== command.takes.length)
    throw new UsageError(
      `${name} takes ${command.takes.join(" and ") || "no name"}; --help tells more`,
    );
  try {
    process.stdout.write(await command.run(args, values));
    return 0;
  } catch (error) {
    if (!(error instanceof PackRefused)) throw error;
    process.stderr.write(reasons(error));
    return 1;
  }
}

function parse() {
  return parseArgs({ allowPositionals: true, options: OPTIONS });
}

function reasons({ message: source, problems }: PackRefused): string {
  const lines = problems.map(
    ({ file, path, message }) => `${[file || source, path, message].filter(Boolean).join("  ")}\n`,
  );
  return `${lines.join("")}${source}: refused for ${problems.length} ${problems.length === 1 ? "reason" : "reasons"}\n`;
}

if (import.meta.main) await runCommand(main);
