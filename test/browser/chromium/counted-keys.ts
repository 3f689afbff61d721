import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';

/** More than any way on a page of ours. */
const LOST_AFTER = 30;

/** A page with keys, listed by Playwright or not. */
export interface Keyed {
  evaluate(expression: string): Promise<unknown>;
  press(key: string): Promise<void>;
}

export const keyed = (page: Page): Keyed => ({
  evaluate: (expression) => page.evaluate(expression),
  press: (key) => page.keyboard.press(key),
});

/** Counts the keys that lead from field to field and act. A text is typed or pasted, and counts nothing. */
export function countKeys(page: Keyed, before = 0) {
  let count = before;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.press(key);
      count += 1;
    }
  };
  const hasFocus = (selector: string) =>
    page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) === true`);
  return {
    press,
    /** Presses a key until what matches has the focus. */
    async reach(selector: string, key = 'Tab') {
      for (const most = count + LOST_AFTER; !(await hasFocus(selector)); await press(key))
        if (count >= most) throw new Error(`${key} does not reach ${selector}`);
    },
    waitForFocus: (selector: string) => expect.poll(() => hasFocus(selector), { intervals: [20] }).toBe(true),
    count: () => count,
  };
}
