import { type Figure, ms, times } from './figure.ts';
import type { Contender } from './in-page/contenders.ts';
import type { DomKind } from './in-page/doms.ts';
import type { ScanCost } from './in-page/ours.ts';
import { median } from './median.ts';
import type { Tab } from './tab.ts';

const OURS = 'ours: text and links';
const WHOLE = 'ours with the search for shadow roots';
const WALK: Contender = 'bare walk';
/** These alone run on every document; the others on the one that the bar names. */
const FEW: Contender[] = [WALK, 'our finder on each text node', 'naive regex'];
const ALL: Contender[] = [...FEW, 'linkifyjs', 'ioc-extractor', 'anchorme', 'linkify-element (wraps)'];

/** A document that is scanned. */
interface Document {
  name: string;
  kind: DomKind;
  size: number;
  share: number;
}
const tables: Document[] = [1_000, 10_000, 100_000].flatMap((size) =>
  [0.01, 0.1, 0.3].map((share) => ({
    name: `${size / 1_000}k texts, ${share * 100} %`,
    kind: 'table' as const,
    size,
    share,
  })),
);
const DOCUMENTS: Document[] = [
  ...tables,
  { name: 'nested 400 deep, 10k texts, 10 %', kind: 'deep', size: 10_000, share: 0.1 },
  { name: '1k letters, an element each', kind: 'letters', size: 1_000, share: 0 },
  { name: '2k letters, an element each', kind: 'letters', size: 2_000, share: 0 },
  { name: 'one text node of 1 MB, 10 %', kind: 'one node', size: 1_000_000, share: 0.1 },
  { name: 'one text node of 10 MB, 10 %', kind: 'one node', size: 10_000_000, share: 0.1 },
];
const MAIN = '100k texts, 10 %';

const bars: Record<string, { text: string; Chromium: number; Firefox: number }> = {
  [`${MAIN}: ${OURS}`]: { text: '≤ 1.8 × in Chromium, ≤ 0.8 × in Firefox', Chromium: 1.8, Firefox: 0.8 },
};

async function once(tab: Tab, { kind, size, share }: Document, contender: string): Promise<Map<string, number>> {
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
        for (const [name, value] of await once(tab, document, contender)) {
          spent.set(name, [...(spent.get(name) ?? []), value]);
        }
      }
    }
    figures.push(...figuresOf(tab.browser, document.name, spent));
  }
  return figures;
}

function figuresOf(browser: Tab['browser'], document: string, spent: Map<string, number[]>): Figure[] {
  const middle = (name: string): number => median(spent.get(name) ?? []);
  const walk = middle(WALK);
  const figures: Figure[] = [...spent.keys()].map((contender) => {
    const value = middle(contender);
    const name = `${document}: ${contender === 'longest' ? 'longest task of ours' : contender}`;
    if (contender === 'longest') return { name, browser, text: ms(value), bar: '≤ 8 ms', met: value <= 8 };
    const bar = bars[name];
    const ratio = value / walk;
    const text = `${times(ratio)} (${ms(value)})`;
    return bar ? { name, browser, text, bar: bar.text, met: ratio <= bar[browser] } : { name, browser, text };
  });
  for (const peer of ['linkifyjs', 'ioc-extractor'].filter((name) => spent.has(name))) {
    const ratio = middle(peer) / middle(OURS);
    const name = `${document}: ${peer} / ours`;
    figures.push({ name, browser, text: times(ratio), bar: '≥ 5 ×', met: ratio >= 5 });
  }
  return figures;
}
