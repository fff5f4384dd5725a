import { isExploiting } from "../../../host/classifier/labelled-text.ts";
import { fallenWords, percent, targetWords, type Changed, type Fallen } from "../comparison.ts";
import type { Evaluation } from "../evaluation.ts";
import { isMet, type Figure } from "../figures.ts";
import { escaped } from "./markup.ts";
import { calibrationPlot, intervalsPlot, rocPlot } from "./plots.ts";

/** What a page tells. */
export interface Report {
  readonly title: string;
  readonly revision: string;
  readonly evaluation: Evaluation;
  readonly baseline: ReadonlyMap<string, Figure>;
  readonly fallen: readonly Fallen[];
  readonly changed: readonly Changed[];
}

const MOST_CHANGED = 200;
/** Two or three letters, perhaps a script, and a figure of that language. */
const BY_LANGUAGE = /^(?:retrieval, )?[a-z]{2,3}(?:-[a-z]{4})?: /;

const STYLE = `
:root{color-scheme:light dark;--ink:#1b1b1b;--soft:#767676;--rule:#d8d8d8;--paper:#fff;--mark:#0a5ea8;--old:#b25a00;--aim:#2f7d32;--bad:#b00020}
@media(prefers-color-scheme:dark){:root{--ink:#eee;--soft:#a5a5a5;--rule:#3a3a3a;--paper:#161616;--mark:#6ab7ff;--old:#ffb066;--aim:#7ccf80;--bad:#ff7b8a}}
*{box-sizing:border-box}body{margin:0 auto;padding:1rem;max-width:60rem;font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}p,li{max-width:42rem;overflow-wrap:anywhere}
.plots{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;flex:1 1 16rem}figcaption{font-weight:600}
svg{width:100%;height:auto;max-width:22rem;overflow:visible;fill:var(--mark);stroke:var(--mark);stroke-width:2}.wide svg{height:1.1rem;max-width:none}
.row{display:grid;grid-template-columns:minmax(0,22rem) 1fr 4.5rem;gap:.1rem .75rem;align-items:center;padding:.15rem 0;font-size:.9rem}.row .n{text-align:right;white-space:nowrap}
@media(max-width:40rem){.row{grid-template-columns:1fr 4.5rem}.row span:first-child{grid-column:1/-1}}
svg text{fill:var(--ink);stroke:none;font-size:12px}svg .tick{text-anchor:middle;fill:var(--soft);font-size:11px}
svg polyline,svg .frame{fill:none}svg .frame,svg .grid{stroke:var(--rule);stroke-width:1}svg circle{fill-opacity:.75}svg .before{stroke:var(--old)}svg .target{stroke:var(--aim);stroke-dasharray:3 2}
.table{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}td,th{padding:.25rem .6rem;border-bottom:1px solid var(--rule);text-align:left;vertical-align:top}td.n{text-align:right;white-space:nowrap}
.no{color:var(--bad);font-weight:600}.key b{font-weight:600}
`;

/** The evaluation as one HTML file that needs nothing else: no script, no address; everything that came from outside is escaped. */
export function pageOf({ title, revision, evaluation, baseline, fallen, changed }: Report): string {
  const { figures, judged } = evaluation;
  const said = judged.map(({ verdict, labelled }) => ({
    chance: verdict.overall_risk,
    happened: isExploiting(labelled),
  }));
  const whole = figures.filter(({ name }) => !BY_LANGUAGE.test(name));
  const byLanguage = figures.filter(
    ({ name }) => BY_LANGUAGE.test(name) && /: recall(?:@5)?$/.test(name),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p>Revision ${escaped(revision)}.</p>
${fallenPart(fallen)}
<h2>Risk</h2><div class="plots">${calibrationPlot(said)}${rocPlot(said)}</div>
<h2>Figures</h2>
<p class="key">A dot is the figure, its line the interval of 95 %; the <b style="color:var(--old)">upright line</b> is the baseline, the <b style="color:var(--aim)">dashed one</b> what the project has set itself.</p>
${intervalsPlot("All texts", whole, baseline)}
<h2>Languages</h2>
${intervalsPlot("Recall by language", byLanguage, baseline)}
${changedPart(changed)}
<h2>Table</h2>
${tableOf(figures, baseline)}
</body></html>
`;
}

function fallenPart(fallen: readonly Fallen[]): string {
  if (fallen.length === 0) return "<p>No figure fell.</p>";
  const items = fallen.map((each) => `<li class="no">${escaped(fallenWords(each))}</li>`);
  return `<h2>Fell</h2><ul>${items.join("")}</ul>`;
}

function changedPart(changed: readonly Changed[]): string {
  if (changed.length === 0) return "";
  const rows = changed
    .slice(0, MOST_CHANGED)
    .map(
      ({ id, what, before, after }) =>
        `<tr><td>${escaped(id)}</td><td>${escaped(what)}</td><td>${escaped(before)}</td><td>${escaped(after)}</td></tr>`,
    );
  const more =
    changed.length > MOST_CHANGED ? `<p>And ${changed.length - MOST_CHANGED} more.</p>` : "";
  return `<h2>Texts that changed (${changed.length})</h2><div class="table"><table><tr><th>text</th><th>what</th><th>before</th><th>after</th></tr>${rows.join("")}</table></div>${more}`;
}

function tableOf(figures: readonly Figure[], baseline: ReadonlyMap<string, Figure>): string {
  const rows = figures.map((figure) => {
    const { name, value, low, high, n, target } = figure;
    const before = baseline.get(name);
    const met = isMet(figure);
    return `<tr><td>${escaped(name)}</td><td class="n">${percent(value)}</td><td class="n">${percent(low)} – ${percent(high)}</td><td class="n">${n}</td><td class="n">${escaped(targetWords(target))}</td><td${met === false ? ' class="no"' : ""}>${met === null ? "" : met ? "met" : "not met"}</td><td class="n">${before === undefined ? "" : percent(before.value)}</td></tr>`;
  });
  return `<div class="table"><table><tr><th>figure</th><th>value</th><th>95 %</th><th>n</th><th>target</th><th></th><th>baseline</th></tr>${rows.join("")}</table></div>`;
}
