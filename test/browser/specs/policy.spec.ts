import { readdirSync } from 'node:fs';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';

const BUILDS = { chromium: '.output/chrome-mv3', firefox: '.output/firefox-mv3' };
const PAGES = ['card', 'desk', 'options', 'popup', 'sidepanel', 'welcome'].map((name) => `${name}.html`);

/** Runs in a page of ours: the ways for a text to become markup or script that the browser does not refuse. */
const allowed = (): string[] => {
  const script = document.createElement('script');
  const acts: Record<string, () => unknown> = {
    innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
    srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' }),
    scriptText: () => Object.assign(script, { text: 'globalThis.ran = 1' }),
    scriptUrl: () => Object.assign(script, { src: 'data:text/javascript,1' }),
    parse: () => new DOMParser().parseFromString('<p>', 'text/html'),
    policy: () =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes.createPolicy('default', {}),
  };
  return Object.entries(acts)
    .filter(([, act]) => {
      try {
        act();
        return true;
      } catch {
        return false;
      }
    })
    .map(([name]) => name);
};

test('every page loads without a policy violation and keeps text as text', async ({ driver, extension, open }) => {
  const files = readdirSync(BUILDS[driver.name]).filter((file) => file.endsWith('.html'));
  expect(files.sort()).toEqual(PAGES);
  extension.takeProblems();
  for (const file of PAGES) {
    const page = await open(file);
    const elements = () => page.evaluate((_) => document.querySelector('#root')?.childElementCount ?? 0, null);
    await expect.poll(elements, file).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    expect(extension.takeProblems(), file).toEqual([]);
    expect(await page.evaluate(allowed, null), file).toEqual([]);
    // Chromium reports each refusal.
    extension.takeProblems();
    await page.close();
  }
});
