// Plain JavaScript, so that any Node can run it and say what is wrong.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 12)) {
  console.error(
    `Safe Harness needs Node 24.12 or newer, and this is ${process.version}.\n` +
      "On Linux and Windows `npm ci` brings Node 24 along as an optional dependency:\n" +
      "run `npm ci` without --omit=optional and start with `npm start` (not `node host/main.js`).\n" +
      "On macOS install Node 24 from https://nodejs.org.",
  );
  process.exit(1);
}
