import { expect, test } from "vitest";
import { seenText } from "./seen-text.ts";

const GOOD = "Call the embassy";

test.for([
  `<span style="color:white">${GOOD}</span>`,
  `<SPAN STYLE='Color : #FEFEFE !important'>${GOOD}</SPAN>`,
  `<font color=white>${GOOD}</font>`,
  `<i style="color: rgba(0, 0, 0, 0)">${GOOD}</i>`,
  `<i style="color:#c00;background:#c00000">${GOOD}</i>`,
  `<div style="display:none"><b>${GOOD}</b> <i>${GOOD}</div>`,
  `<p hidden>${GOOD}</p>`,
  `<p style="font-size:1px">${GOOD}</p>`,
  `<p style="position:absolute;left:-9999px">${GOOD}</p>`,
  `<template>${GOOD}</template><title>${GOOD}</title>`,
  `<!-- ${GOOD} -->`,
  `<!-- ${GOOD}`,
  `<img src="x" alt="${GOOD}">`,
  `![${GOOD}](x.png "${GOOD}")`,
  `[//]: # (${GOOD})`,
  `\\textcolor{white}{${GOOD}} $\\phantom{${GOOD}}$`,
  Array.from(GOOD, (each) => String.fromCodePoint(0xe0000 + (each.codePointAt(0) ?? 0))).join(""),
])("nobody sees %j", (hidden) => {
  expect(seenText(`Pay.\n${hidden}`)).not.toMatch(/embassy|\u{E0061}/u);
});

test.for([
  "Fees < 5 % and > 3 % <your name> <5000>",
  "Dear <title> <surname>, keep the receipt",
  "[Note]: call the embassy now\n[^1]: and the police",
  "नमस्कार क्\u200dष می\u200cخواهم",
  "Costs $5 {a} [b] (c) | **bold** `code`",
])("%j is seen as it stands", (seen) => {
  expect(seenText(seen)).toBe(seen);
});

test("what is marked up to be seen stays without its marks", () => {
  expect(seenText('<p style="color:white;background:#c00">Call <b>them</b></p>')).toBe(
    "\nCall them\n",
  );
  expect(seenText('Call [the embassy](https://example.org "now").')).toBe("Call the embassy.");
});

test("a megabyte of marks is gone through at once", () => {
  const started = performance.now();
  for (const part of ['<a "<', "![x", "<b>", "<b></i>", "<!--", "[x](", "\\phantom{", "[x]: "])
    seenText(part.repeat(1_000_000 / part.length));
  expect(performance.now() - started).toBeLessThan(4000);
});
