import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { waitForCard } from './card.ts';
import { chooseItem } from './context-menu.ts';
import { test } from './fixtures.ts';
import { openPopup } from './popup.ts';
import { rightClick } from './right-click.ts';
import type { Surface } from './surface.ts';
import { setTheme } from './theme.ts';

/** Whether the text is lighter than its background. */
const isDark = (surface: Surface) =>
  surface.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightness = (color: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part);
    };
    const [body, ...inner] = [document.body, ...document.querySelectorAll('main')].map((element) =>
      getComputedStyle(element),
    );
    // Around a card its document is transparent.
    const filled = [...inner, body].find((style) => style?.backgroundColor !== 'rgba(0, 0, 0, 0)');
    return lightness(body?.color ?? '') > lightness(filled?.backgroundColor ?? '');
  });

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in a ${theme} browser`, () => {
    // Before anything pops up: Firefox redraws its whole window.
    test.beforeEach(({ firefox }) => setTheme(firefox, theme));

    test('card and popup', async ({ firefox, site, pages }) => {
      await site.goto(`${pages.url}/plain/mailto.html`);
      await rightClick(site, 'plain-email');
      await chooseItem(firefox, t('menu.scoreClicked'));
      const card = await waitForCard(firefox);
      await expect.poll(() => card.text()).toContain('Risk score');
      expect(await isDark(card)).toBe(theme === 'dark');

      const popup = await openPopup(firefox);
      await popup.getByTestId('tab-subject').click();
      await popup.getByTestId('full-name').fill('Blair Brightwater');
      expect(await isDark(popup)).toBe(theme === 'dark');
    });
  });
}
