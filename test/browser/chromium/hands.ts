import type { Page } from '@playwright/test';
import type { Hands, OpenPage } from '../hands.ts';

const handsOn = (page: Page): Hands => ({
  fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
  click: (role, name) => page.getByRole(role, { name, exact: true }).click(),
  press: (key) => page.keyboard.press(key),
  text: () => page.locator('body').innerText(),
  evaluate: (run, arg) => page.evaluate(run as (given: unknown) => never, arg),
});

/** The same pages for what is tested in both browsers. */
export const openForBoth =
  (open: (file: string) => Promise<Page>): OpenPage =>
  async (file) =>
    handsOn(await open(file));
