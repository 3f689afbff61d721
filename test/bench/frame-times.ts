import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../service/start-service.ts';
import { evaluateIn, mainThreadMs } from './chromium-tab.ts';
import type { MutatingRun, MutationKind } from './in-page/mutations.ts';
import { median } from './median.ts';
import { exposeMarks, openSide, type Side } from './real-extension.ts';
import type { Row } from './row.ts';

/** The ways in which the page changes while frames are measured. */
const KINDS: MutationKind[] = [
  'quiet',
  'scrolled page',
  'scrolled box',
  'recycled rows',
  'new rows',
  'chat',
  're-render',
];
const ROUNDS = 3;
const FRAMES = 120;
const PROBE_FRAMES = 400;
const SETTLED_MS = 2_000;

/** Milliseconds that a frame may take more of the main thread with the extension. */
const mostMore = (kind: MutationKind): number => (kind.startsWith('scrolled') ? 1 : 3);

async function prepare({ page, cdp }: Side, url: string, bundle: string, kind: MutationKind): Promise<void> {
  await page.goto(url);
  await evaluateIn(cdp, bundle);
  await evaluateIn(cdp, `bench.buildMutatingPage(10000, 0.1, ${JSON.stringify(kind)})`);
  await sleep(SETTLED_MS);
}

/** The main thread's milliseconds for one frame. */
async function runOnce(side: Side, kind: MutationKind): Promise<number> {
  const before = await mainThreadMs(side.cdp);
  await evaluateIn<MutatingRun>(side.cdp, `bench.mutatePage(${JSON.stringify(kind)}, ${FRAMES})`);
  return ((await mainThreadMs(side.cdp)) - before) / FRAMES;
}

/** From an address to its mark, in ms, on the page that a side keeps. Throws if an address has no mark. */
async function timeToMark(side: Side, kind: MutationKind): Promise<number> {
  if (!(await exposeMarks(side))) throw new Error(`${kind}: no marks`);
  const run = `bench.mutatePage(${JSON.stringify(kind)}, ${PROBE_FRAMES}, marksRoot)`;
  const { latencies, missed } = await evaluateIn<MutatingRun>(side.cdp, run);
  if (missed > 0) console.log(`${kind}: ${missed} of ${missed + latencies.length} addresses without a mark`);
  return median(latencies);
}

/**
 * Measures a page that changes on each frame, in turns: in a browser without the extension and with each build, which is
 * enabled on the site.
 * @param builds this build, then another
 */
export async function measureFrames(url: string, bundle: string, builds: readonly string[]): Promise<Row[]> {
  const service = await startService();
  const sides = [await openSide(url, null)];
  for (const build of builds) sides.push(await openSide(url, service, build));
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const seen = sides.map((): number[] => []);
    const marked: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, side] of sides.entries()) {
        for (const other of sides) if (other !== side) await other.page.goto('about:blank');
        await prepare(side, url, bundle, kind);
        seen[i]?.push(await runOnce(side, kind));
        if (i === 1 && kind !== 'scrolled page') marked.push(await timeToMark(side, kind));
      }
    }
    const [floor = Number.NaN, now = Number.NaN, old] = seen.map(median);
    rows.push({ what: kind, floor, old, now, most: floor + mostMore(kind) });
    // The probe of a page that is scrolled leaves the window.
    if (marked.length > 0) rows.push({ what: `${kind}: from an address to its mark`, now: median(marked), most: 100 });
  }
  for (const { context } of sides) await context.close();
  await service.close();
  return rows;
}
