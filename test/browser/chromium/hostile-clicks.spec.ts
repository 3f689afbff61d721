import type { Page } from '@playwright/test';
import { cardIn } from './card.ts';
import { lookUp } from './look-up.ts';
import { expectMarks } from './marks.ts';
import { expect, test } from './site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const INES = 'ines.barreto@tidewater.example.com';
const NAMES = [
  'opacity of the document',
  'opacity of the body',
  'filter that whitens',
  'cover that lets clicks through',
  'cover in the top layer',
  'modal dialog',
  'clip to nothing',
  'turned upside down',
  'made tiny',
  'moved under the pointer',
  'our element made see-through',
  'our element stretched over all',
  'our element animated away',
  'blended with the background',
];

/** Real clicks all over an address, its mark and badge, and the card below it. */
async function clickEverywhere(page: Page): Promise<void> {
  for (const y of [85, 95, 120, 180, 260, 380]) {
    for (const x of [20, 120, 262, 300, 340]) await page.mouse.click(x, y, { delay: 1 });
  }
}

test('real clicks through fourteen ways of hiding spend nothing', async ({ site, visit }) => {
  test.setTimeout(180_000);
  await lookUp(site.context, [OWEN]);
  const paid = site.service.requests.length;
  const page = await visit('../hostile/clicks.html');
  await expectMarks(page, [OWEN, INES]);
  expect(await page.evaluate(() => Object.keys((window as unknown as { HIDINGS: object }).HIDINGS))).toEqual(NAMES);
  let opened = 0;
  for (const name of NAMES) {
    await page.reload();
    await expectMarks(page, [OWEN, INES]);
    const rest = () =>
      page.getByTestId('plain-email').hover({ position: { x: 40, y: 8 }, force: true, timeout: 2_000 });
    // Once with the card open before, and once hidden first.
    await rest();
    await expect((await cardIn(page)).getByTestId('score')).toBeVisible();
    opened++;
    const hide = (way: string) => {
      const { HIDINGS } = window as unknown as { HIDINGS: Record<string, (target: Element | null) => void> };
      HIDINGS[way]?.(document.querySelector('[data-testid=plain-email]'));
    };
    await page.evaluate(hide, name);
    await clickEverywhere(page);
    expect(site.service.requests, name).toHaveLength(paid);
  }
  // The hidden thing was there to be clicked.
  expect(opened).toBe(NAMES.length);
});

test('a thousand made-up events on everything open nothing and spend nothing', async ({ site }) => {
  await lookUp(site.context, [OWEN]);
  const paid = site.service.requests.length;
  // A page of its own: the browser complains there of mail links that no person has clicked.
  const page = await site.context.newPage();
  await page.goto(`${site.pages.url}/hostile/clicks.html`);
  await page.bringToFront();
  await expectMarks(page, [OWEN, INES]);
  const count = await page.evaluate(async () => {
    const at = { bubbles: true, composed: true, cancelable: true, clientX: 60, clientY: 92, view: window };
    let sent = 0;
    const make = [
      ...['pointermove', 'pointerover', 'pointerdown', 'pointerup'].map((type) => () => new PointerEvent(type, at)),
      ...['click', 'dblclick', 'contextmenu', 'mouseover', 'mousemove', 'auxclick'].map(
        (type) => () => new MouseEvent(type, at),
      ),
      ...['Enter', ' ', 'Tab', 'Escape', 'S'].map(
        (key) => () => new KeyboardEvent('keydown', { ...at, key, altKey: true, shiftKey: true }),
      ),
      ...['focusin', 'focus', 'pageshow', 'prerenderingchange', 'visibilitychange'].map(
        (type) => () => new Event(type, at),
      ),
    ];
    for (let round = 0; round < 10; round++) {
      const targets = [window, document, document.documentElement, ...document.querySelectorAll('*')];
      for (const target of targets) {
        for (const event of make) {
          target.dispatchEvent(event());
          sent++;
        }
        if (target instanceof HTMLElement) {
          target.click();
          target.focus();
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return sent;
  });
  expect(count).toBeGreaterThan(1_000);
  await page.waitForTimeout(800);
  expect(page.frames()).toHaveLength(1);
  expect(site.service.requests).toHaveLength(paid);
  await page.close();
});
