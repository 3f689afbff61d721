import { expect } from '../expect.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { test } from './site.ts';
import { watchFrames } from './watch-frames.ts';
import { resetZoom, zoomTo } from './zoom.ts';

for (const when of ['event', 'frame']) {
  test(`a grid that re-uses its rows in the ${when}: no frame shows a mark at another person`, async ({ visit }) => {
    const page = await visit(`virtual-grid.html#${when}`);
    await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
    const named = await page.evaluate(() => (document.querySelector('#emails')?.textContent ?? '').split(' '));
    await page.evaluate(() => {
      let [top, step] = [0, 0];
      addEventListener('step', () => {
        // Small steps, then jumps and rests, as with a wheel and a dragged bar. Marks return a while after the last step.
        if (++step % 40 > 19) return;
        top += step % 10 === 0 ? 3_000 : 9;
        document.querySelector('#grid')?.scrollTo(0, top % 27_000);
      });
    });
    const seen = await watchFrames(page, { named, ms: 3_000, fewest: 80 });
    expect(seen.wrong).toEqual([]);
    expect(seen.frames).toBeGreaterThan(15);
    expect(seen.most).toBeGreaterThan(5);
    await expect.poll(async () => (await drawnIn(page, named)).marked.length).toBeGreaterThan(13);
  });
}

test('marks follow text that hides, appears, slides or is pushed in the same frame', async ({ visit }) => {
  const page = await visit('hidden.html');
  const all = ['toggled@class.example', 'state@attribute.example', 'below@hover.example', 'boxed@checked.example'];
  const moving = ['slide@moving.example', 'last@moving.example'];
  const others = ['reader@hidden.example', 'inside@details.example'];
  const named = [...all, ...moving, ...others];
  await expectMarks(page, [...all, ...moving], { others });
  await expectUntouched(page);

  for (const name of ['gone', 'unseen', 'clear', 'clip']) {
    await page.evaluate((name) => void document.querySelector('#toggled')?.classList.add(name), name);
    await expectMarks(page, [...all.slice(1), ...moving], { others: [...others, 'toggled@class.example'] });
    await page.evaluate((name) => void document.querySelector('#toggled')?.classList.remove(name), name);
    await expectMarks(page, [...all, ...moving], { others });
  }
  const changes: Record<string, () => Promise<unknown>> = {
    attribute: () => page.evaluate(() => document.querySelector('#state')?.setAttribute('data-state', 'shut')),
    details: () => page.locator('summary').click(),
    hover: () => page.locator('#hover').hover(),
    checked: () => page.locator('#box').click(),
    image: () =>
      page.evaluate(() => {
        const draw = document.createElement('canvas');
        [draw.width, draw.height] = [40, 90];
        document.querySelector('img')?.setAttribute('src', draw.toDataURL());
      }),
    drawer: () => page.evaluate(() => document.querySelector('#drawer')?.classList.add('open')),
    slide: () => page.evaluate(() => document.querySelector('#slide')?.classList.add('open')),
  };
  for (const [name, change] of Object.entries(changes)) {
    const [seen] = await Promise.all([watchFrames(page, { named, ms: 600 }), page.waitForTimeout(40).then(change)]);
    expect.soft(seen.wrong, name).toEqual([]);
  }
  await expectMarks(
    page,
    [...all.filter((address) => !address.startsWith('state')), ...moving].toSpliced(1, 0, 'inside@details.example'),
    {
      others: ['reader@hidden.example', 'state@attribute.example'],
    },
  );
});

test.afterEach(resetZoom);

// Lengths of the layout are 64ths of a device's pixel: at these scales one pixel of a style is not reported as 1.
for (const zoom of [0.8, 1.1]) {
  test(`at a browser zoom of ${Math.round(zoom * 100)} % marks move with the text`, async ({ site, visit }) => {
    const page = await visit('hidden.html');
    await zoomTo(site, page, zoom);
    const named = ['slide@moving.example', 'last@moving.example', 'toggled@class.example'];
    await expect.poll(async () => (await drawnIn(page, named)).marked).toEqual(expect.arrayContaining(named));
    // The second of two moves: for the first the browser has been asked already.
    for (const id of ['drawer', 'slide']) {
      const open = () => page.evaluate((id) => document.getElementById(id)?.classList.add('open'), id);
      const all = [...named, 'state@attribute.example', 'below@hover.example', 'boxed@checked.example'];
      const [seen] = await Promise.all([
        watchFrames(page, { named: all, ms: 700 }),
        page.waitForTimeout(60).then(open),
      ]);
      expect(seen.wrong).toEqual([]);
      expect(seen.most).toBeGreaterThan(0);
    }
  });
}

test('marks follow nested scrollers and stay off a sticky header', async ({ visit }) => {
  const page = await visit('scrollers.html');
  const named = [
    'outer@scroll.example',
    ...Array.from({ length: 30 }, (_, i) => `inner${i}@scroll.example`),
    ...Array.from({ length: 40 }, (_, i) => `row${i}@scroll.example`),
  ];
  await expect.poll(async () => (await drawnIn(page, named)).marked.slice(0, 7)).toEqual(named.slice(0, 7));
  await page.locator('#inner').hover();
  const [inner] = await Promise.all([watchFrames(page, { named, ms: 600 }), page.mouse.wheel(0, 90)]);
  expect(inner.wrong).toEqual([]);
  expect(inner.most).toBeGreaterThan(0);
  await page.mouse.move(500, 120);
  const [outer] = await Promise.all([watchFrames(page, { named, ms: 600 }), page.mouse.wheel(0, 100)]);
  expect(outer.wrong).toEqual([]);
  expect(outer.most).toBeGreaterThan(0);
  const areMarked = async (...addresses: string[]) => {
    const { marked } = await drawnIn(page, named);
    return addresses.map((address) => marked.includes(address));
  };
  await expect.poll(() => areMarked('inner6@scroll.example', 'inner0@scroll.example')).toEqual([true, false]);

  await page.mouse.move(900, 500);
  await Promise.all([watchFrames(page, { named, ms: 500 }), page.mouse.wheel(0, 500)]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const underHeader = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('#rows p')];
      return rows.filter((row) => row.getBoundingClientRect().bottom < 60).map((row) => row.textContent ?? '');
    });
  expect(await underHeader()).not.toEqual([]);
  const strays = async () => {
    const [{ marked, wrong }, under] = [await drawnIn(page, named), await underHeader()];
    return [...wrong, ...marked.filter((address) => under.includes(address))];
  };
  await expect.poll(strays).toEqual([]);
  await expectUntouched(page);
});
