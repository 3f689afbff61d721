import { buildDom } from './doms';
import { type TextMaker, textMaker } from './texts';

/** The ways in which a page changes on every frame. */
export type MutationKind =
  | 'quiet'
  | 'scrolled page'
  | 'scrolled box'
  | 'recycled rows'
  | 'new rows'
  | 'chat'
  | 're-render';

const ROWS = 50;
const TEXTS = 6;
/** The distance that a page is scrolled in a frame, in px. */
const SCROLL_STEP = 7;
/** The rest of the page scrolls in a separate box, as in applications; otherwise the page alone would fill every frame. */
const BOX_STYLE = '#app{height:340px;overflow:auto;contain:strict}';
const STYLE = `#probe{height:20px;margin:0}#panel{height:400px;width:1180px;overflow:hidden;contain:strict}
#panel p{margin:0;height:18px;display:flex;gap:8px}#panel p.on{background:#eef}`;

/** A page of so many texts below a panel that changes; the probe above it shows one address at a time. */
export function buildMutatingPage(texts: number, share: number, kind: MutationKind): number {
  const count = buildDom('table', texts, share);
  const style = document.createElement('style');
  style.textContent = kind === 'scrolled page' ? STYLE : STYLE + BOX_STYLE;
  document.head.append(style);
  document.body.insertAdjacentHTML('afterbegin', '<p id="probe"><span> </span></p><div id="panel"></div>');
  document.body.getBoundingClientRect();
  return count;
}

function newRow(make: TextMaker): HTMLElement {
  const row = document.createElement('p');
  for (let i = 0; i < TEXTS; i++) row.appendChild(document.createElement('span')).textContent = make.text();
  return row;
}

/** 200 rows; of each re-render a tenth of the texts and classes differ and five rows are other elements. */
function rerender(panel: Element, make: TextMaker): void {
  while (panel.childElementCount < 4 * ROWS) panel.append(newRow(make));
  for (const row of [...panel.children]) {
    for (const { firstChild: text } of row.children) if (text && make.random() < 0.1) text.nodeValue = make.text();
    if (make.random() < 0.1) row.classList.toggle('on');
    if (make.random() < 5 / (4 * ROWS)) row.replaceWith(newRow(make));
  }
}

const STEPS: Record<MutationKind, (panel: Element, make: TextMaker) => void> = {
  quiet: () => {},
  'scrolled page': () => scrollBy({ top: SCROLL_STEP, behavior: 'instant' }),
  'scrolled box': () => document.querySelector('#app')?.scrollBy({ top: SCROLL_STEP, behavior: 'instant' }),
  'recycled rows'(panel, make) {
    while (panel.childElementCount < ROWS) panel.append(newRow(make));
    for (const row of panel.children)
      for (const { firstChild: text } of row.children) if (text) text.nodeValue = make.text();
  },
  'new rows': (panel, make) => panel.replaceChildren(...Array.from({ length: ROWS }, () => newRow(make))),
  chat(panel, make) {
    panel.append(newRow(make));
    if (panel.childElementCount > 4 * ROWS) panel.firstElementChild?.remove();
    panel.scrollTop = panel.scrollHeight;
  },
  're-render': rerender,
};

/** What was seen from the page's side. */
export interface MutatingRun {
  /** Median time between two frames, in ms. */
  frame: number;
  /** Milliseconds from each address's appearance in the probe to its mark; only where marks can be seen. */
  latencies: number[];
  /** Addresses that had no mark when the next one came. */
  missed: number;
}

/** A closed root of marks, which the runner of the benchmark opens to the page. */
export type MarksRoot = { querySelectorAll: (selector: string) => Iterable<Element> } | undefined;
const PROBE_FRAMES = 40;

/** Changes the page on each of so many frames; with a root of marks it also waits for the mark of each new address. */
export function mutatePage(kind: MutationKind, frames: number, root?: MarksRoot): Promise<MutatingRun> {
  const make = textMaker(0.1, 11);
  const panel = document.querySelector('#panel');
  const probe = document.querySelector('#probe span')?.firstChild;
  if (!panel || !(probe instanceof Text)) throw new Error('build the mutating page first');
  const intervals: number[] = [];
  const latencies: number[] = [];
  let missed = 0;
  let shownAt: number | null = null;
  let left = frames;
  let last = performance.now();

  /** The mark of the probe lies at the foot of its text and is as wide. */
  function isMarked(): boolean {
    const range = document.createRange();
    range.selectNodeContents(probe as Text);
    const { left: x, bottom, width } = range.getBoundingClientRect();
    return [...(root?.querySelectorAll('.mark') ?? [])].some((mark) => {
      const box = mark.getBoundingClientRect();
      return Math.abs(box.left - x) < 2 && Math.abs(box.bottom - bottom) < 4 && Math.abs(box.width - width) < 2;
    });
  }
  function look(now: number): void {
    if (shownAt !== null && isMarked()) {
      latencies.push(now - shownAt);
      shownAt = null;
    }
    if (left % PROBE_FRAMES !== 0) return;
    if (shownAt !== null) missed++;
    (probe as Text).data = make.email();
    shownAt = performance.now();
  }
  return new Promise((resolve) => {
    const step = (): void => {
      const now = performance.now();
      intervals.push(now - last);
      last = now;
      if (left-- <= 0) {
        intervals.sort((a, b) => a - b);
        resolve({ frame: intervals[intervals.length >> 1] ?? 0, latencies, missed });
        return;
      }
      STEPS[kind](panel, make);
      if (root) look(performance.now());
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
