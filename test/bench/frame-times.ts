import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../service/start-service.ts';
import { evaluateIn, mainThreadMs } from './chromium-tab.ts';
import { type Figure, ms } from './figure.ts';
import type { MutatingRun, MutationKind } from './in-page/mutations.ts';
import { median } from './median.ts';
import { exposeMarks, openSide, type Side } from './real-extension.ts';

const KINDS: MutationKind[] = [
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
const mostMore = (kind: MutationKind): number => (kind.startsWith('scrolled') ? 1 : 3);

interface Seen {
  frame: number[];
  work: number[];
}
const nothing = (): Seen => ({ frame: [], work: [] });

async function prepare({ page, cdp }: Side, url: string, bundle: string, kind: MutationKind): Promise<void> {
  await page.goto(url);
  await evaluateIn(cdp, bundle);
  await evaluateIn(cdp, `bench.buildMutatingPage(10000, 0.1, ${JSON.stringify(kind)})`);
  await sleep(SETTLED_MS);
}

async function runOnce(side: Side, kind: MutationKind, seen: Seen): Promise<void> {
  const before = await mainThreadMs(side.cdp);
  const run = await evaluateIn<MutatingRun>(side.cdp, `bench.mutatePage(${JSON.stringify(kind)}, ${FRAMES})`);
  seen.work.push(((await mainThreadMs(side.cdp)) - before) / FRAMES);
  seen.frame.push(run.frame);
}

async function waitForMark(side: Side, kind: MutationKind): Promise<Figure> {
  const name = `10k texts, ${kind}: from an address to its mark`;
  const bar = 'median ≤ 100 ms';
  if (!(await exposeMarks(side))) return { name, browser: 'Chromium', text: 'no marks', bar, met: false };
  const run = await evaluateIn<MutatingRun>(
    side.cdp,
    `bench.mutatePage(${JSON.stringify(kind)}, ${PROBE_FRAMES}, marksRoot)`,
  );
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
    const [without, withOurs] = [nothing(), nothing()];
    for (let round = 0; round < rounds; round++) {
      await prepare(absent, url, bundle, kind);
      await runOnce(absent, kind, without);
      await absent.page.goto('about:blank');
      await prepare(present, url, bundle, kind);
      await runOnce(present, kind, withOurs);
      if (round < rounds - 1) await present.page.goto('about:blank');
    }
    const [frameWithout, frameWith] = [median(without.frame), median(withOurs.frame)];
    const [workWithout, workWith] = [median(without.work), median(withOurs.work)];
    figures.push(
      {
        name: `10k texts, ${kind}: frame with the extension / without`,
        browser: 'Chromium',
        text: `${ms(frameWith)} / ${ms(frameWithout)}`,
        bar: 'at most 2 ms more',
        met: frameWith - frameWithout <= 2,
      },
      {
        name: `10k texts, ${kind}: main thread a frame with / without`,
        browser: 'Chromium',
        text: `${ms(workWith)} / ${ms(workWithout)}`,
        bar: `at most ${mostMore(kind)} ms more`,
        met: workWith - workWithout <= mostMore(kind),
      },
      await waitForMark(present, kind),
    );
    await present.page.goto('about:blank');
  }
  for (const { context } of [absent, present]) await context.close();
  await service.close();
  return figures;
}
