import { afterEach, expect, test } from 'vitest';
import { createMarks } from '@/entrypoints/detector/marks';
import type { UpdateReason } from '@/entrypoints/detector/moving-scrollers';
import { createRegistry } from '@/entrypoints/detector/registry';
import { createScheduler } from '@/entrypoints/detector/scheduler';
import { createSlices } from '@/entrypoints/detector/slices';
import { createOverlay } from '@/utils/in-page/overlay';

/** Longer than a page may change before it is searched, and than a scroll is waited for, in ms. */
const LONG_MS = 600;

let stop = (): void => {};
afterEach(() => stop());

/** A scheduler without any mark; `searches` are the reasons of the searches so far. */
function stage() {
  const searches: UpdateReason[] = [];
  const overlay = createOverlay();
  const slices = createSlices({ now: () => performance.now(), isHidden: () => false });
  const scheduler = createScheduler({
    overlay,
    slices,
    marks: createMarks(overlay, createRegistry()),
    *search(reason) {
      searches.push(reason);
      yield;
    },
    update: () => false,
    searched: () => {},
  });
  stop = scheduler.stop;
  return { scheduler, searches };
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests a search again and again, without a pause that a search could begin in. */
async function repeat(request: () => void): Promise<void> {
  const end = performance.now() + LONG_MS;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port2.onmessage = () => {
      request();
      if (performance.now() < end) port1.postMessage(null);
      else resolve();
    };
    port1.postMessage(null);
  });
}

test('searches nothing while the page scrolls, and once soon after the last scroll', async () => {
  const { scheduler, searches } = stage();
  await repeat(() => scheduler.request('scroll'));
  expect(searches).toEqual([]);
  await expect.poll(() => searches).toEqual(['scroll']);
  await pause(LONG_MS);
  expect(searches).toHaveLength(1);
});

test('searches a page that never stops changing', async () => {
  const { scheduler, searches } = stage();
  await repeat(() => scheduler.request('change'));
  expect(searches).toContain('change');
});

test('searches once for changes that follow each other', async () => {
  const { scheduler, searches } = stage();
  for (let i = 0; i < 10; i++) scheduler.request('change');
  await pause(LONG_MS);
  expect(searches).toEqual(['change']);
});

test('a change before a scroll waits for the end of the scroll', async () => {
  const { scheduler, searches } = stage();
  scheduler.request('change');
  await repeat(() => scheduler.request('scroll'));
  expect(searches).toEqual([]);
  await expect.poll(() => searches).toEqual(['change']);
});

test('a scroller that has stopped is searched again at once', async () => {
  const { scheduler, searches } = stage();
  const begun = performance.now();
  scheduler.request('scroll');
  scheduler.requestSearch('change', 0);
  await expect.poll(() => searches, { interval: 5 }).toEqual(['change']);
  expect(performance.now() - begun).toBeLessThan(LONG_MS);
});
