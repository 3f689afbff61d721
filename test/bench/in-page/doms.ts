import { type TextMaker, textMaker } from './texts';

const STYLE = `body{margin:0;font:13px/18px sans-serif}table{table-layout:fixed;width:1180px;border-collapse:collapse}
td{padding:2px 4px;overflow:hidden;white-space:nowrap}.cell{display:flex;gap:4px}.note{margin:0}`;

/** The documents that the benchmark knows; the numbers are how many text nodes they have at most. */
export type DomKind = 'table' | 'one node' | 'deep' | 'letters';

const cell = (inner: string): string => `<td><div class="cell">${inner}</div></td>`;
const span = (text: string): string => `<span>${text}</span>`;
const maybeLink = (text: string): string =>
  /^[^\s;]+@[^\s;]+$/.test(text) && text.length % 3 === 0 ? `<a href="mailto:${text}">${text}</a>` : span(text);

/** Nine text nodes and 24 elements, as in the lists of a CRM: a box around everything, an icon, links, a note. */
function rowHtml(make: TextMaker): string {
  const cells = [0, 1, 2, 3].map(() => cell(maybeLink(make.text()))).join('');
  const note = `<p class="note">${make.text()} <b>${make.text()}</b> ${make.text()}</p>`;
  return `<tr>${cell('<i></i>')}${cells}<td>${make.text()}</td>${cell(note)}<td>${make.text()}</td></tr>`;
}
const TEXTS_IN_ROW = 9;

function table(texts: number, make: TextMaker): string {
  const rows = Array.from({ length: Math.ceil(texts / TEXTS_IN_ROW) }, () => rowHtml(make)).join('');
  return `<div id="app"><div><main><section><table><tbody>${rows}</tbody></table></section></main></div></div>`;
}

function oneNode(characters: number, make: TextMaker): string {
  const parts: string[] = [];
  for (let length = 0; length < characters; ) {
    const text = make.text();
    parts.push(text);
    length += text.length + 1;
  }
  return `<pre>${parts.join(' ')}</pre>`;
}

/** Chains of 400 elements one in another; the parser of HTML ends at 512. */
function deep(texts: number, make: TextMaker): string {
  const chain = (): string => `<div>${Array.from({ length: 400 }, () => `<div>${make.text()}`).join('')}`;
  return Array.from({ length: Math.ceil(texts / 400) }, () => `${chain()}${'</div>'.repeat(401)}`).join('');
}

/** Each character in a separate element, every second one an `@`: one endless line of text. */
const letters = (texts: number): string => `<p>${'<b>a</b><b>@</b>'.repeat(texts / 2)}</p>`;

const BUILDERS: Record<DomKind, (size: number, make: TextMaker) => string> = {
  table,
  deep,
  letters,
  'one node': oneNode,
};

/** Fills the empty document; answers with how many text nodes it has. The layout is clean afterwards. */
export function buildDom(kind: DomKind, size: number, share: number): number {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  document.body.innerHTML = BUILDERS[kind](size, textMaker(share));
  document.body.getBoundingClientRect();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let texts = 0;
  while (walker.nextNode()) texts++;
  return texts;
}
