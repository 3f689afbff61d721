import type { Page } from '@playwright/test';
import { marksHere } from './marks-here.ts';
import { inOurWorld } from './our-world.ts';

export interface Watched {
  frames: number;
  /** Marks elsewhere than under the named addresses and badges beside no marked one, by the frame that showed them. */
  wrong: string[];
  /** The most marks of one frame. */
  most: number;
}

/**
 * Looks at each frame right before it is painted: from a resize observer, whose turn is after the layout and after ours.
 * A look in the task behind a frame would see animations that have gone on. What the test changes meanwhile, it changes
 * in the listeners of `step`, which is sent before each frame or in it.
 */
export async function watchFrames(
  page: Page,
  { named, ms, step = 'task' }: { named: string[]; ms: number; step?: 'task' | 'frame' },
): Promise<Watched> {
  const watch = `async ({ named, ms, step }) => {
    const marksHere = ${marksHere.toString()};
    const [wrong, end] = [new Set(), performance.now() + ms];
    let [frames, most] = [0, 0];
    const change = () => dispatchEvent(new Event('step'));
    // In the overlay's closed root, where it is no part of the page.
    const roots = [...document.documentElement.children].map((child) => chrome.dom.openOrClosedShadowRoot(child));
    const pulse = roots.find((root) => root?.adoptedStyleSheets.length).appendChild(document.createElement('p'));
    pulse.style.cssText = 'position: absolute; height: 1px';
    let seen;
    new ResizeObserver(() => seen?.()).observe(pulse);
    const painted = () => new Promise((resolve) => {
      seen = resolve;
      requestAnimationFrame(() => {
        if (step === 'frame') change();
        pulse.style.width = (frames % 50) + 1 + 'px';
      });
    });
    while (performance.now() < end) {
      if (step === 'task') {
        await new Promise((resolve) => setTimeout(resolve));
        change();
      }
      await painted();
      // Still in the observer's turn: a promise goes on before anything else does.
      const drawn = marksHere(named);
      frames++;
      most = Math.max(most, drawn.marks);
      for (const one of drawn.wrong) wrong.add(frames + ': ' + one);
      for (const badge of drawn.badges) if (!badge.address) wrong.add(frames + ': badge ' + badge.shown);
    }
    pulse.remove();
    return { frames, most, wrong: [...wrong].slice(0, 12) };
  }`;
  const seen = await inOurWorld<object, Watched>(page, watch, { named, ms, step });
  if (!seen) throw new Error('no script of ours in the page');
  return seen;
}
