import type { Page } from '@playwright/test';
import { marksHere } from '../marks-here.ts';
import { inOurWorld } from './isolated-world.ts';

export interface WatchedFrames {
  frames: number;
  /** Marks elsewhere than under the named addresses and badges beside no marked one, by the frame that showed them. */
  wrong: string[];
  /** How many frames showed any of those. */
  wrongFrames: number;
  /** The most marks of one frame. */
  most: number;
}

interface WatchOptions {
  named: string[];
  /** How long to look at least. */
  ms: number;
  /** Frames to look at least: where a screen is busy, they take long. */
  fewest?: number;
  step?: 'task' | 'frame';
  /** What a badge must show beside an address. */
  scores?: Record<string, string>;
}

/**
 * Looks at each frame right before it is painted: from a resize observer, whose turn is after the layout and after ours.
 * A look in the task behind a frame would see animations that have gone on. What the test changes meanwhile, it changes
 * in the listeners of `step`, which is sent before each frame or in it.
 */
export async function watchFrames(
  page: Page,
  { named, ms, fewest = 0, step = 'task', scores = {} }: WatchOptions,
): Promise<WatchedFrames> {
  const watch = `async ({ named, ms, fewest, step, scores }) => {
    const marksHere = ${marksHere.toString()};
    const [wrong, end] = [new Set(), performance.now() + ms];
    let [frames, most, wrongFrames] = [0, 0, 0];
    const change = () => dispatchEvent(new Event('step'));
    // In the overlay's closed root, where it is no part of the page.
    const roots = [...document.documentElement.children].map((child) => chrome.dom.openOrClosedShadowRoot(child));
    const pulse = roots.find((root) => root?.adoptedStyleSheets.length).appendChild(document.createElement('p'));
    pulse.style.cssText = 'position: absolute; height: 1px';
    let deep = pulse;
    for (let depth = 0; depth < 90; depth++) deep = deep.appendChild(document.createElement('p'));
    deep.style.cssText = pulse.style.cssText;
    let seen;
    // The second turn of the same frame is for what is deeper, so it comes after ours whenever that was made.
    new ResizeObserver(() => { deep.style.width = pulse.style.width; }).observe(pulse);
    new ResizeObserver(() => seen?.()).observe(deep);
    const painted = () => new Promise((resolve) => {
      seen = resolve;
      requestAnimationFrame(() => {
        if (step === 'frame') change();
        pulse.style.width = (frames % 50) + 1 + 'px';
      });
    });
    while (performance.now() < end || frames < fewest) {
      if (step === 'task') {
        await new Promise((resolve) => setTimeout(resolve));
        change();
      }
      await painted();
      // Still in the observer's turn: a promise goes on before anything else does.
      const drawn = marksHere(named);
      frames++;
      const before = wrong.size;
      most = Math.max(most, drawn.marks);
      for (const one of drawn.wrong) wrong.add(frames + ': ' + one);
      for (const { address, shown } of drawn.badges) {
        const isRight = address && (scores[address] ?? shown) === shown;
        if (!isRight) wrong.add(frames + ': badge ' + shown + ' at ' + address);
      }
      if (wrong.size > before) wrongFrames++;
    }
    pulse.remove();
    return { frames, most, wrongFrames, wrong: [...wrong].slice(0, 12) };
  }`;
  const seen = await inOurWorld<object, WatchedFrames>(page, watch, { named, ms, fewest, step, scores });
  if (!seen) throw new Error('no script of ours in the page');
  return seen;
}
