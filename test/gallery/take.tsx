import type { ReactNode } from 'react';
import { inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../texts/render';
import { TEXTS } from './gallery-texts';
import '@/components/style.css';

const WIDTHS = [320, 640] as const;

/**
 * Draws something in each color scheme, at each width, into `pictures/<language>/<name>-<width>-<scheme>.png`. `before`: what the user
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
    for (const width of inject('isQuick') ? widths.slice(0, 1) : widths) {
      await page.viewport(width, 900);
      const isFrame = height !== undefined;
      const screen = await render(isFrame ? draw() : <main style={{ padding: 12 }}>{draw()}</main>, TEXTS);
      await before?.();
      const main = document.querySelector('main') ?? document.body;
      // The whole of it, not only what fits a window.
      await page.viewport(width, height ?? Math.min(Math.max(main.scrollHeight + 8, 120), 4000));
      for (const scheme of inject('isQuick') ? ['light'] : ['light', 'dark']) {
        document.documentElement.style.colorScheme = scheme;
        await page.screenshot({ path: `../../pictures/${inject('language')}/${name}-${width}-${scheme}.png` });
      }
      document.documentElement.style.colorScheme = '';
      await screen.unmount();
    }
  });
}
