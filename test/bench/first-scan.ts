import { type Figure, ms, times } from './figure.ts';
import type { Contender } from './in-page/contenders.ts';
import type { DomKind } from './in-page/doms.ts';
import type { ScanCost } from './in-page/ours.ts';
import { median } from './median.ts';
import type { Tab } from './tab.ts';

export const OURS = 'ours: text and links';
const WHOLE = 'ours with the search for shadow roots';
export const WALK: Contender = 'bare walk';
export const NAIVE: Contender = 'naive regex';
/** These alone run on every document; the others on the one that the bar names. */
const FEW: Contender[] = [WALK, 'our finder on each text node', NAIVE];
const ALL: Contender[] = [...FEW, 'linkifyjs', 'ioc-extractor', 'anchorme', 'linkify-element (wraps)'];

/** A document that is scanned. */
interface Document {
  name: string;
  kind: DomKind;
  size: number;
  share: number;
}
/** Tables of three sizes, as in a CRM. */
export const TABLES: Document[] = [1_000, 10_000, 100_000].flatMap((size) =>
  [0.01, 0.1, 0.3].map((share) => ({
    name: `${size / 1_000}k texts, ${share * 100} %`,
    kind: 'table' as const,
    size,
    share,
  })),
);
const DOCUMENTS: Document[] = [
  ...TABLES,
  { name: 'nested 400 deep, 10k texts, 10 %', kind: 'deep', size: 10_000, share: 0.1 },
  { name: '1k letters, an element each', kind: 'letters', size: 1_000, share: 0 },
  { name: '2k letters, an element each', kind: 'letters', size: 2_000, share: 0 },
  { name: 'one text node of 1 MB, 10 %', kind: 'one node', size: 1_000_000, share: 0.1 },
  { name: 'one text node of 10 MB, 10 %', kind: 'one node', size: 10_000_000, share: 0.1 },
];
const MAIN = '100k texts, 10 %';

/** The first scan may cost this much of the naive regex on every node of the same run, by number of texts. */
const TIMES_NAIVE = new Map([
  [1_000, 2],
  [10_000, 1.2],
]);
/** Or, on the main document, this much of the bare walk. */
const TIMES_WALK = { Chromium: 2.5, Firefox: 2 };
/** How many times faster than linkifyjs. */
const TIMES_FASTER = 4;
const LONGEST_MS = 8;
const LONGEST_OF_100K_MS = 12;

/** Scans a fresh document with one contender; returns milliseconds by what they are of. */
export async function scanOnce(
  tab: Tab,
  { kind, size, share }: Document,
  contender: string,
): Promise<Map<string, number>> {
  await tab.fresh();
  await tab.inPage(`bench.buildDom(${JSON.stringify(kind)}, ${size}, ${share})`);
  if (contender !== OURS) {
    const { ms: spent } = await tab.inWorld<{ ms: number }>(`bench.runContender(${JSON.stringify(contender)})`);
    return new Map([[contender, spent]]);
  }
  const cost = await tab.inWorld<ScanCost>('bench.scanWithOurs()');
  return new Map([
    [OURS, cost.search],
    [WHOLE, cost.whole],
    ['longest', cost.longestTask],
  ]);
}

/** Scans every document with every contender in turn, each time a fresh one, and compares with the bare walk. */
export async function measureFirstScan(tab: Tab, rounds: number, isShort: boolean): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const document of isShort ? DOCUMENTS.filter(({ name }) => name === MAIN) : DOCUMENTS) {
    const contenders = [OURS, ...(document.name === MAIN ? ALL : FEW)];
    const spent = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) {
      for (const contender of contenders) {
        for (const [name, value] of await scanOnce(tab, document, contender)) {
          spent.set(name, [...(spent.get(name) ?? []), value]);
        }
      }
    }
    figures.push(...figuresOf(tab.browser, document, spent));
  }
  return figures;
}

/** Returns the most that the first scan of a table may take, in ms of this run, and the bar in words. */
export function barOf({ name, kind, size }: Document, browser: Tab['browser'], walk: number, naive: number) {
  const timesNaive = TIMES_NAIVE.get(size);
  if (kind === 'table' && timesNaive) return { most: timesNaive * naive, bar: `≤ ${timesNaive} × the naive regex` };
  const { Chromium, Firefox } = TIMES_WALK;
  const bar = `≤ ${Chromium} × in Chromium, ≤ ${Firefox} × in Firefox`;
  return name === MAIN ? { most: TIMES_WALK[browser] * walk, bar } : null;
}

function figuresOf(browser: Tab['browser'], document: Document, spent: Map<string, number[]>): Figure[] {
  const middle = (contender: string): number => median(spent.get(contender) ?? []);
  const walk = middle(WALK);
  const isLarge = document.kind === 'table' && document.size >= 100_000;
  const longest = isLarge ? LONGEST_OF_100K_MS : LONGEST_MS;
  const ours = barOf(document, browser, walk, middle(NAIVE));
  const figures: Figure[] = [...spent.keys()].map((contender) => {
    const value = middle(contender);
    const name = `${document.name}: ${contender === 'longest' ? 'longest task of ours' : contender}`;
    if (contender === 'longest')
      return { name, browser, text: ms(value), bar: `≤ ${longest} ms`, met: value <= longest };
    const figure = { name, browser, text: `${times(value / walk)} (${ms(value)})` };
    return contender === OURS && ours ? { ...figure, bar: ours.bar, met: value <= ours.most } : figure;
  });
  const ratio = middle('linkifyjs') / middle(OURS);
  if (spent.has('linkifyjs')) {
    const name = `${document.name}: linkifyjs / ours`;
    figures.push({ name, browser, text: times(ratio), bar: `≥ ${TIMES_FASTER} ×`, met: ratio >= TIMES_FASTER });
  }
  return figures;
}
