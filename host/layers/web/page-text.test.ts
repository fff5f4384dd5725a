import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { pageText, pageTitle } from "./page-text.ts";

test("keeps the words and drops markup, scripts, styles, comments and navigation", () => {
  const html = `<!doctype html><head><TITLE lang=en>A &lt;b&gt;</TITLE></head><nav>menu</nav>
    <style>p{}</style><!-- hidden --><p>On<b>ly</b> two&nbsp;&#8211; <i>three</i></p><SCRIPT>x<y</SCRIPT>
    <ul><li>four<li>five &amp; six</ul><footer>end</footer>`;
  expect(pageText(html)).toBe("Only two – three\nfour\nfive & six");
  expect(pageTitle(html)).toBe("A <b>");
});

test.for(["<", "a < b", "<script>never closed", "<p", "<!-- open", "</", "&#99999999; &#x110000;"])(
  "broken markup is read without an error: %s",
  (html) => {
    expect(pageText(html)).toBeTypeOf("string");
    expect(pageTitle(`<title${html}`)).toBeTypeOf("string");
  },
);

test("no text makes it throw", () => {
  assert(
    property(string({ unit: "binary" }), (html) => {
      expect(pageText(html)).toBeTypeOf("string");
    }),
  );
});
