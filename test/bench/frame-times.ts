import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../service/start-service.ts';
import { evaluateIn, mainThreadMs } from './chromium-tab.ts';
import { type Figure, ms } from './figure.ts';
import type { MutatingRun, MutationKind } from './in-page/mutations.ts';
import { median } from './median.ts';
import { exposeMarks, openSide, type Side } from './real-extension.ts';

/** The ways in which the page changes while frames are measured. */
export const KINDS: MutationKind[] = [
  'quiet',
  'scrolled page',
  'scrolled box',
  'recycled rows',
  'new rows',
  'chat',
  're-render',
];
const FRAMES = 120;
const PROBE_FRAMES = 400;
const SETTLED_MS = 2_000;

/** Milliseconds that a frame may take more of the main thread with the extension. */
export const mostMore = (kind: MutationKind): number => (kind.startsWith('scrolled') ? 1 : 3);

/** Median milliseconds of a side: from frame to frame, and of the main thread's work for one. */
export interface FrameTime {
  frame: number;
  work: number;
}

async function prepare({ page, cdp }: Side, url: string, bundle: string, kind: MutationKind): Promise<void> {
  await page.goto(url);
  await evaluateIn(cdp, bundle);
  await evaluateIn(cdp, `bench.buildMutatingPage(10000, 0.1, ${JSON.stringify(kind)})`);
  await sleep(SETTLED_MS);
}

async function runOnce(side: Side, kind: MutationKind): Promise<FrameTime> {
  const before = await mainThreadMs(side.cdp);
  const { frame } = await evaluateIn<MutatingRun>(side.cdp, `bench.mutatePage(${JSON.stringify(kind)}, ${FRAMES})`);
  return { frame, work: ((await mainThreadMs(side.cdp)) - before) / FRAMES };
}

/** Measures the same changing page on each side, in turns. The last side keeps its page. */
export async function frameTimes(
  sides: readonly Side[],
  url: string,
  bundle: string,
  kind: MutationKind,
  rounds: number,
): Promise<FrameTime[]> {
  const seen = sides.map((): FrameTime[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, side] of sides.entries()) {
      for (const other of sides) if (other !== side) await other.page.goto('about:blank');
      await prepare(side, url, bundle, kind);
      seen[i]?.push(await runOnce(side, kind));
    }
  }
  return seen.map((runs) => ({
    frame: median(runs.map(({ frame }) => frame)),
    work: median(runs.map(({ work }) => work)),
  }));
}

async function waitForMark(side: Side, kind: MutationKind): Promise<Figure> {
  const name = `10k texts, ${kind}: from an address to its mark`;
  const bar = 'median ≤ 100 ms';
  if (!(await exposeMarks(side))) return { name, browser: 'Chromium', text: 'no marks', bar, met: false };
  const run = await evaluateIn<MutatingRun>(
    side.cdp,
    `bench.mutatePage(${JSON.stringify(kind)}, ${PROBE_FRAMES}, marksRoot)`,
  );
  if (run.latencies.length === 0) return { name, browser: 'Chromium', text: 'never', bar, met: false };
  const middle = median(run.latencies);
  const longest = Math.max(...run.latencies);
  return {
    name,
    browser: 'Chromium',
    text: `${ms(middle)}, longest ${ms(longest)}${run.missed > 0 ? `, ${run.missed} of ${run.missed + run.latencies.length} never` : ''}`,
    bar,
    met: middle <= 100 && run.missed === 0,
  };
}

/** Compares the same changing page in a browser without the extension and in one where it is enabled on the site. */
export async function measureFrameTimes(url: string, bundle: string, rounds: number): Promise<Figure[]> {
  const service = await startService();
  const [absent, present] = [await openSide(url, null), await openSide(url, service)];
  const figures: Figure[] = [];
  for (const kind of KINDS) {
    const [without, withOurs] = await frameTimes([absent, present], url, bundle, kind, rounds);
    if (!without || !withOurs) throw new Error('no frames');
    figures.push(
      {
        name: `10k texts, ${kind}: frame with the extension / without`,
        browser: 'Chromium',
        text: `${ms(withOurs.frame)} / ${ms(without.frame)}`,
        bar: 'at most 2 ms more',
        met: withOurs.frame - without.frame <= 2,
      },
      {
        name: `10k texts, ${kind}: main thread a frame with / without`,
        browser: 'Chromium',
        text: `${ms(withOurs.work)} / ${ms(without.work)}`,
        bar: `at most ${mostMore(kind)} ms more`,
        met: withOurs.work - without.work <= mostMore(kind),
      },
      await waitForMark(present, kind),
    );
    await present.page.goto('about:blank');
  }
  for (const { context } of [absent, present]) await context.close();
  await service.close();
  return figures;
}
