import { waitForCard } from './card.ts';
import { chooseItem, menuLabels } from './context-menu.ts';
import { expect, test } from './fixtures.ts';
import { closePopup } from './popup.ts';
import { rightClick } from './right-click.ts';

test('probe', async ({ connected, firefox, page, pages, service }, info) => {
  void connected;
  const arm = async () => {
    await page.goto(`${pages.url}/plain/mailto.html`);
    await page.evaluate(() => {
      const w = window as any;
      w.seen = [];
      for (const t of [
        'mousedown',
        'mouseup',
        'contextmenu',
        'blur',
        'focus',
        'mouseleave',
        'mouseout',
        'pointerdown',
        'selectionchange',
      ])
        addEventListener(
          t,
          (e: any) => w.seen.push([t, e.target?.dataset?.testid ?? e.target?.nodeName, e.isTrusted]),
          true,
        );
      document.addEventListener('selectionchange', () => w.seen.push(['selchange']));
    });
  };
  const state = () =>
    page.evaluate(() => {
      const s = getSelection();
      const w = window as any;
      const seen = w.seen;
      w.seen = [];
      return JSON.stringify({
        hover: [...document.querySelectorAll(':hover')].map((e) => e.tagName + (e as any).dataset?.testid),
        sel: [
          s?.type,
          s?.anchorNode?.nodeName,
          s?.anchorNode?.nodeValue?.slice(0, 30),
          s?.anchorOffset,
          s?.isCollapsed,
        ],
        active: document.activeElement?.outerHTML.slice(0, 60),
        field: (document.activeElement as any).selectionStart ?? null,
        seen,
      });
    });
  for (const [id, part] of [
    ['mailto-link'],
    ['plain-email'],
    ['note-with-email', 'raghunathan@quillon'],
    ['email-input'],
    ['plain-email', 'hallworth'],
  ] as [string, string?][]) {
    await arm();
    await closePopup(firefox);
    await rightClick(page, id, part);
    const labels = await menuLabels(firefox);
    console.log(id, labels, 'OPEN', await state());
    await chooseItem(firefox, labels[0] ?? '');
    await new Promise((r) => setTimeout(r, 100));
    console.log(id, 'AFTER', await state());
    await new Promise((r) => setTimeout(r, 1500));
    console.log(id, 'AFTER 1.5', await state());
    console.log(service.requests.map((r) => r.rawBody));
    try {
      const card = await waitForCard(firefox);
      console.log(await card.text());
    } catch (e) {
      console.log(String(e));
    }
  }
  void info;
  void expect;
});
