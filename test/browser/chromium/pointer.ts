import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { readScreen } from '../../run/screenshot.ts';
import { until } from '../until.ts';

const run = promisify(execFile);

export async function xdo(...args: (string | number)[]): Promise<void> {
  await run('xdotool', args.map(String));
}

/** Presses real keys. Before each further one, whatever the last one has moved in a menu is drawn. */
export async function key(...keys: string[]): Promise<void> {
  for (const [index, one] of keys.entries()) {
    if (index > 0) await untilDrawn();
    await xdo('key', '--clearmodifiers', one);
  }
  await sleep(120);
}

/** A point of an element on the screen (headed, no viewport emulation, zoom 100 %); `at` is a share of its width. */
async function screenPoint(target: Locator, at: number): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not visible');
  const window = await target.page().evaluate(() => {
    const border = (globalThis.outerWidth - globalThis.innerWidth) / 2;
    return {
      x: globalThis.screenX + border,
      y: globalThis.screenY + globalThis.outerHeight - globalThis.innerHeight - border,
    };
  });
  return { x: Math.round(window.x + box.x + box.width * at), y: Math.round(window.y + box.y + box.height / 2) };
}

/**
 * Moves the pointer of the screen onto an element and waits until the page hears of it there. It moves again until then: the
 * element may have moved, and a new page hears of nothing before it is drawn.
 */
export async function pointAt(target: Locator, at = 0.5): Promise<void> {
  const pointer = await target.evaluateHandle((element) => {
    const last = { isHere: false, heard: 0, at: '' };
    const hear = (event: MouseEvent) => {
      last.isHere = event.composedPath().includes(element);
      last.heard += 1;
      last.at = `${event.clientX} ${event.clientY}`;
    };
    addEventListener('mousemove', hear, { capture: true });
    return last;
  });
  let step = 0;
  const isHere = async () => {
    const { x, y } = await screenPoint(target, at);
    await xdo('mousemove', x + (step++ % 2), y);
    return pointer.evaluate((last) => last.isHere);
  };
  await until(isHere, async () => {
    const seen = await pointer.evaluate((last) => ({
      ...last,
      scale: devicePixelRatio,
      shown: document.visibilityState,
    }));
    const names = await run('xdotool', [
      'search',
      '--maxdepth',
      '2',
      '--onlyvisible',
      '--name',
      '.',
      'getwindowname',
      '%@',
    ]);
    const point = JSON.stringify(await screenPoint(target, at));
    return `The pointer does not come to ${point}: ${JSON.stringify(seen)}, windows: ${names.stdout.replaceAll('\n', ', ')}`;
  });
}

/**
 * Moves the pointer of the screen off the browser. If an earlier test left it on a page, the browser sends that page events
 * of a second pointer, beside those of Playwright's.
 */
export const putPointerAside = (): Promise<void> => xdo('mousemove', 10_000, 10_000);

/** How many windows the screen shows, native menus too. */
async function windows(): Promise<number> {
  const { stdout } = await run('xdotool', ['search', '--maxdepth', '1', '--onlyvisible', '']);
  return stdout.trim().split('\n').length;
}

/** Waits until something is so, and goes on after a time all the same: what follows then shows what is wrong. */
const untilSo = (isSo: () => Promise<boolean>): Promise<unknown> => until(isSo, '', 15_000).catch(() => undefined);

/** Waits until the screen shows the same twice: a menu takes keys some time after its window is there. */
async function untilDrawn(): Promise<void> {
  let last: Buffer = Buffer.alloc(0);
  await untilSo(async () => {
    await sleep(60);
    const before = last;
    last = await readScreen(process.env);
    return last.equals(before);
  });
}

/** Waits until real keys go to the window of this page. */
export async function focusWindow(page: Page): Promise<void> {
  await page.bringToFront();
  const title = await page.title();
  await untilSo(async () => (await run('xdotool', ['getwindowfocus', 'getwindowname'])).stdout.includes(title));
  // Of a tab that was opened just now the browser's own address field may have them; F6 goes on to the page.
  await untilSo(async () => {
    const heard = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('keydown', () => resolve(true), { capture: true, once: true });
          setTimeout(() => resolve(false), 500);
        }),
    );
    await xdo('key', 'shift');
    const isHeard = await heard;
    if (!isHeard) await xdo('key', 'F6');
    return isHeard;
  });
}

/**
 * A right click through the X server itself, until its native menu is there. No `--sync`: it can block for 15 s.
 * @returns what closes the menu again
 */
export async function rightClick(target: Locator, at = 0.5): Promise<() => Promise<void>> {
  await target.page().bringToFront();
  await target.scrollIntoViewIfNeeded();
  await pointAt(target, at);
  const before = await windows();
  await xdo('click', 3);
  await untilSo(async () => (await windows()) > before);
  await untilDrawn();
  const isClosed = async () => (await windows()) <= before;
  return () =>
    untilSo(async () => {
      if (await isClosed()) return true;
      // A busy browser may miss a key, and a menu that stays open keeps the pointer from the next test.
      await key('Escape');
      return isClosed();
    }).then(() => undefined);
}
