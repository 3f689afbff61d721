import { bundleForPages } from './bundle.ts';
import { openChromiumTab } from './chromium-tab.ts';
import { openFirefoxTab } from './firefox-tab.ts';
import type { DomKind } from './in-page/doms.ts';
import type { ScanCost } from './in-page/ours.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import type { Tab } from './tab.ts';

const ROUNDS = 3;

/** A document that is scanned. */
interface Document {
  name: string;
  kind: DomKind;
  size: number;
  share: number;
}
/** Tables of three sizes, as in a CRM, and documents of odd shapes. */
const DOCUMENTS: Document[] = [
  ...[1_000, 10_000, 100_000].flatMap((size) =>
    [0.01, 0.1, 0.3].map((share) => ({
      name: `${size / 1_000}k texts, ${share * 100} %`,
      kind: 'table' as const,
      size,
      share,
    })),
  ),
  { name: 'nested 400 deep, 10k texts, 10 %', kind: 'deep', size: 10_000, share: 0.1 },
  { name: '2k letters, an element each', kind: 'letters', size: 2_000, share: 0 },
  { name: 'one text node of 10 MB, 10 %', kind: 'one node', size: 10_000_000, share: 0.1 },
];

/** The first scan may cost this much of the naive regex on every node of the same run, by number of texts. */
const TIMES_NAIVE = new Map([
  [1_000, 2],
  [10_000, 1.2],
]);
/** Or, with 100k texts, this much of the bare walk. */
const TIMES_WALK = { Chromium: 2.5, Firefox: 2 };
const LONGEST_MS = 8;
const LONGEST_OF_100K_MS = 12;

async function freshDocument(tab: Tab, { kind, size, share }: Document): Promise<void> {
  await tab.fresh();
  await tab.inPage(`bench.buildDom(${JSON.stringify(kind)}, ${size}, ${share})`);
}
async function timeOf(tab: Tab, document: Document, contender: 'bare walk' | 'naive regex'): Promise<number> {
  await freshDocument(tab, document);
  return tab.inWorld<number>(`bench.runContender(${JSON.stringify(contender)})`);
}
async function scan(tab: Tab, document: Document): Promise<ScanCost> {
  await freshDocument(tab, document);
  return tab.inWorld<ScanCost>('bench.scanWithOurs()');
}

/** The most that the first scan of a table may take, in ms of this run. */
function mostOf({ kind, size }: Document, browser: Tab['browser'], walk: number, naive: number): number | undefined {
  if (kind !== 'table') return undefined;
  const timesNaive = TIMES_NAIVE.get(size);
  return timesNaive ? timesNaive * naive : TIMES_WALK[browser] * walk;
}

async function scansIn(tab: Tab, oldTab: Tab | null): Promise<Row[]> {
  const rows: Row[] = [];
  const { browser } = tab;
  for (const document of DOCUMENTS) {
    const [walks, naives, olds, scans] = [[] as number[], [] as number[], [] as number[], [] as ScanCost[]];
    for (let round = 0; round < ROUNDS; round++) {
      walks.push(await timeOf(tab, document, 'bare walk'));
      naives.push(await timeOf(tab, document, 'naive regex'));
      if (oldTab) olds.push((await scan(oldTab, document)).search);
      scans.push(await scan(tab, document));
    }
    const [walk, floor] = [median(walks), median(naives)];
    const now = median(scans.map(({ search }) => search));
    const old = oldTab ? median(olds) : undefined;
    const longest = document.size >= 100_000 ? LONGEST_OF_100K_MS : LONGEST_MS;
    rows.push(
      { what: document.name, browser, floor, old, now, most: mostOf(document, browser, walk, floor) },
      {
        what: `${document.name}: longest task`,
        browser,
        now: median(scans.map(({ longestTask }) => longestTask)),
        most: longest,
      },
    );
  }
  return rows;
}

/** Runs in a tab of each browser without the extension, and in a second one with the code of another commit. */
export async function inEachTab(
  url: string,
  other: string | null,
  measure: (tab: Tab, oldTab: Tab | null) => Promise<Row[]>,
): Promise<Row[]> {
  const [bundle, oldBundle] = [await bundleForPages(), other === null ? null : await bundleForPages(other)];
  const rows: Row[] = [];
  for (const open of [openChromiumTab, openFirefoxTab]) {
    const tab = await open(url, bundle);
    const oldTab = tab && oldBundle !== null ? await open(url, oldBundle) : null;
    if (tab) rows.push(...(await measure(tab, oldTab)));
    await tab?.close();
    await oldTab?.close();
  }
  return rows;
}

/** Scans each document for the first time, in turns with the naive regex and the bare walk, each time a fresh one. */
export const measureFirstScans = (url: string, other: string | null): Promise<Row[]> => inEachTab(url, other, scansIn);
