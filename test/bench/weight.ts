import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { BUILD } from '../browser/chromium/extension.ts';
import { MAX_SCRIPT_BYTES } from '../build/max-script-bytes.ts';
import { startService } from '../service/start-service.ts';
import { evaluateIn, isolatedWorld } from './chromium-tab.ts';
import { type Figure, ms } from './figure.ts';
import { median } from './median.ts';
import { openSide, type Side } from './real-extension.ts';

const SETTLED_MS = 3_000;
const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

async function usedHeap(cdp: CDPSession): Promise<number> {
  for (let i = 0; i < 2; i++) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** Compile and first run in a world that has never seen the script; a comment keeps the browser's code cache out. */
async function evaluateTime({ cdp }: Side, code: string, round: number): Promise<number> {
  const world = await isolatedWorld(cdp);
  const source = JSON.stringify(`${code}\n// ${round}`);
  return evaluateIn(
    cdp,
    `(() => { const from = performance.now(); (0, eval)(${source}); return performance.now() - from; })()`,
    world,
  );
}

async function heapOfPage({ page, cdp }: Side, url: string, bundle: string): Promise<number> {
  await page.goto(url);
  await evaluateIn(cdp, bundle);
  await evaluateIn(cdp, 'bench.buildMutatingPage(10000, 0.1, "quiet")');
  await sleep(SETTLED_MS);
  return usedHeap(cdp);
}

/** Size of the scripts that enabled pages get, time to evaluate the detector, and heap on a page of 10k texts. */
export async function measureWeight(url: string, bundle: string, rounds: number): Promise<Figure[]> {
  const browser = 'Chromium';
  const sizes = ['detector.js', 'gesture.js'].map((file): Figure => {
    const bytes = readFileSync(path.join(BUILD, file));
    const packed = gzipSync(bytes, { level: 9 }).length;
    const text = `${kB(bytes.length)}, gzip ${kB(packed)}`;
    const bar = { bar: `gzip ≤ ${kB(MAX_SCRIPT_BYTES)}`, met: packed <= MAX_SCRIPT_BYTES };
    return { name: `${file}: size`, browser, text, ...bar };
  });
  const code = readFileSync(path.join(BUILD, 'detector.js'), 'utf8');
  const service = await startService();
  const [absent, present] = [await openSide(url, null), await openSide(url, service)];
  const spent: number[] = [];
  const heaps: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await absent.page.goto(url);
    spent.push(await evaluateTime(absent, code, round));
    const without = await heapOfPage(absent, url, bundle);
    heaps.push((await heapOfPage(present, url, bundle)) - without);
  }
  for (const { context } of [absent, present]) await context.close();
  await service.close();
  const heap = median(heaps);
  return [
    ...sizes,
    { name: 'detector.js: compile and evaluate', browser, text: ms(median(spent)) },
    {
      name: '10k texts, 10 %: heap of our scripts in the page',
      browser,
      text: `${(heap / 1e6).toFixed(2)} MB`,
      bar: '≤ 1 MB',
      met: heap <= 1e6,
    },
  ];
}
