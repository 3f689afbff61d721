import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const PAGES = readdirSync('.output/chrome-mv3').filter((file) => file.endsWith('.html'));

/** What a page of ours does with texts that would become markup or script; each must be refused by the browser. */
const sinks = () => {
  const refused = (act: () => unknown): boolean => {
    try {
      act();
      return false;
    } catch {
      return true;
    }
  };
  const script = document.createElement('script');
  return {
    innerHTML: refused(() =>
      Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
    ),
    srcdoc: refused(() => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' })),
    scriptText: refused(() => Object.assign(script, { text: 'globalThis.ran = 1' })),
    scriptUrl: refused(() => Object.assign(script, { src: 'data:text/javascript,1' })),
    parse: refused(() => new DOMParser().parseFromString('<p>', 'text/html')),
    policy: refused(() =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes.createPolicy('default', {}),
    ),
  };
};

test('every page of ours loads under the policy without a violation, and text becomes no markup or script', async ({
  connected,
  context,
}) => {
  void connected;
  expect(PAGES.sort()).toEqual([
    'batch.html',
    'card.html',
    'options.html',
    'popup.html',
    'result.html',
    'sidepanel.html',
    'welcome.html',
  ]);
  for (const file of PAGES) {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`chrome-extension://aoggaamlbolfdhboikpdaneacdihbpop/${file}`);
    await page.locator('#root > *').first().waitFor();
    await page.keyboard.press('Tab');
    expect(problems, file).toEqual([]);
    expect(
      Object.entries(await page.evaluate(sinks)).filter(([, refused]) => !refused),
      file,
    ).toEqual([]);
    await page.close();
  }
});
