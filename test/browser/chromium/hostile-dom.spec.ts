import { expect } from '../expect.ts';
import { drawnIn, expectMarks } from './marks.ts';
import { test } from './site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

test.beforeEach(({ site }) => site.service.clearRequests());

test('a page that patches prototypes sees and changes nothing', async ({ site, visit }) => {
  const page = await visit('../hostile/patched.html');
  await expectMarks(page, [OWEN]);
  const calls = await page.evaluate(() => (window as unknown as { calls: string[] }).calls.join(' '));
  expect(calls).not.toMatch(/attachShadow|createTreeWalker|checkVisibility|chrome|elementFromPoint/);
  // What the page itself calls is noted.
  const noted = await page.evaluate(() => {
    document.createTreeWalker(document.body);
    return (window as unknown as { calls: string[] }).calls.at(-1);
  });
  expect(noted).toBe('createTreeWalker');
  expect(site.service.requests).toEqual([]);
});

test('a million changes send nothing, and marks return', async ({ site, visit }) => {
  const page = await visit('../hostile/probe.html');
  const changed = await page.evaluate(async () => {
    const holder = document.createElement('div');
    document.body.append(holder);
    let count = 0;
    for (let round = 0; round < 1_000; round++) {
      for (let i = 0; i < 500; i++) {
        const text = document.createTextNode(`a${count}@flood.example `);
        holder.append(text);
        text.data += 'x';
        count += 2;
      }
      holder.textContent = '';
      if (round % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    holder.remove();
    return count;
  });
  expect(changed).toBe(1_000_000);
  await expectMarks(page, [OWEN, 'link:ines.barreto']);
  expect(site.service.requests).toEqual([]);
});

test('scrolling with the pointer over ten thousand addresses sends nothing', async ({ site, visit }) => {
  const page = await visit('many.html');
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(20);
  for (let step = 0; step < 15; step++) {
    await page.mouse.move(20 + step * 60, 40 + step * 20);
    await page.mouse.wheel(0, 8_000);
    await page.waitForTimeout(100);
  }
  // Longer than the pointer must rest before a card would open.
  await page.waitForTimeout(700);
  expect(site.service.requests).toEqual([]);
});

test('reads sandboxed, nested and tiny frames of the site, and sends nothing', async ({ site, visit }) => {
  const page = await visit('../hostile/frames.html');
  await expectMarks(page, ['top@frames.example']);
  const boxed = page.frame('boxed');
  const innermost = page.frame('innermost');
  if (!boxed || !innermost) throw new Error('a frame is missing');
  await expectMarks(innermost, ['deep@frames.example']);
  expect((await drawnIn(boxed, ['boxed@frames.example'])).marks).toBe(0);
  expect(site.service.requests).toEqual([]);
});

test('page events made by the page do not make our script ask again', async ({ site, visit }) => {
  const page = await visit('../hostile/probe.html');
  await expectMarks(page, [OWEN, 'link:ines.barreto']);
  const asked = () =>
    site.background.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true });
      const key = `token-buckets:${tab?.id}`;
      const { [key]: buckets } = await chrome.storage.session.get<Record<string, Record<string, unknown>>>(key);
      return JSON.stringify(buckets?.detectorReady);
    });
  const before = await asked();
  expect(before).toContain('left');
  await page.evaluate(() => {
    for (let i = 0; i < 1_000; i++) {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      document.dispatchEvent(new Event('prerenderingchange'));
    }
  });
  await page.waitForTimeout(300);
  expect(await asked()).toBe(before);
});
