import type { ReactNode } from 'react';
import { inject, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from '../texts/render';
import { TEXTS } from './gallery-texts';
import '@/components/kit/style.css';

const WIDTHS = [320, 640, 1280] as const;

/** Emulates forced colors, or ends that. */
const forceColors = (isForced: boolean): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: isForced ? 'active' : 'none' }],
  });

/**
 * Draws something at each width in each color scheme and, at the first width, in forced colors, into `pictures/<language>/<name>-<width>-<scheme>.png`. `before`: what the user
 * does first. `height`: of a frame that the product draws it in; without one the whole of it is shown.
 */
export function take(
  name: string,
  draw: () => ReactNode,
  {
    widths = WIDTHS,
    height,
    before,
  }: { widths?: readonly number[]; height?: number; before?: () => Promise<unknown> } = {},
): void {
  test(name, async () => {
    const isQuick = inject('isQuick');
    const picture = (width: number, look: string) =>
      page.screenshot({
        path: `../../pictures/${inject('language')}/${name}-${width}-${look}.png`,
        // What fades in is there.
        animations: 'disabled',
      });
    for (const [at, width] of (isQuick ? widths.slice(0, 1) : widths).entries()) {
      await page.viewport(width, 900);
      const isFrame = height !== undefined;
      const screen = await render(isFrame ? draw() : <main style={{ padding: 12 }}>{draw()}</main>, TEXTS);
      await before?.();
      const main = document.querySelector('main') ?? document.body;
      // The whole of it, not only what fits a window.
      await page.viewport(width, height ?? Math.min(Math.max(main.scrollHeight + 8, 120), 4000));
      for (const scheme of isQuick ? ['light'] : ['light', 'dark']) {
        document.documentElement.style.colorScheme = scheme;
        await picture(width, scheme);
      }
      document.documentElement.style.colorScheme = '';
      if (at === 0 && !isQuick) {
        await forceColors(true);
        await picture(width, 'forced');
        await forceColors(false);
      }
      await screen.unmount();
    }
  });
}
