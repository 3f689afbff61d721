import { t } from '../../texts/english-in-node.ts';
import { holdShift } from '../box-of.ts';
import { expect } from '../expect.ts';
import { settingsAt } from '../settings-section.ts';
import { extensionPage } from './extension.ts';
import { HAS_DISPLAY } from './launch.ts';
import { lookUp } from './look-up.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { namedInMenu } from './menu-titles.ts';
import { rightClick } from './pointer.ts';
import { test } from './site.ts';

const CASEY = 'casey.cobblefield@example.com';
const OWEN = 'owen.hallworth@kestrel.example.com';
const PRIYA = 'priya_raghunathan@quillon.example.com';
const PLAIN = ['link:ines.barreto', OWEN, PRIYA];

test('badges show the score as it was sent, where there is room, and cover no control', async ({ site, visit }) => {
  const scores = await lookUp(site.context, [CASEY]);
  site.service.clearRequests();
  const page = await visit('badges.html');
  await expect.poll(async () => (await drawnIn(page, [CASEY])).badges.length).toBe(6);
  const { badges, known } = await drawnIn(page, [CASEY]);
  for (const badge of badges) expect(badge).toMatchObject({ address: CASEY, shown: scores[CASEY], width: 38 });
  expect(known.filter(Boolean)).toHaveLength(6);
  expect(known).toContain(false);
  const covering = await page.evaluate((badges) => {
    const things = [...document.querySelectorAll('button')].map((thing) => thing.getBoundingClientRect());
    return badges.filter(({ x, y, width, height }) =>
      things.some(
        ({ left, right, top, bottom }) => x < right - 0.2 && x + width > left + 0.2 && y < bottom && y + height > top,
      ),
    );
  }, badges);
  expect(covering).toEqual([]);
  await expectUntouched(page);
  // Nothing of ours is in what can be selected, searched or copied.
  expect(
    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.documentElement);
      return String(getSelection());
    }),
  ).not.toMatch(new RegExp(`^${scores[CASEY]}$`, 'm'));
  await page.evaluate(() => getSelection()?.empty());

  const options = await extensionPage(site.context, settingsAt('sites'));
  const scoresShown = options.getByText(t('sites.showScores'));
  await scoresShown.click();
  await page.bringToFront();
  await expect
    .poll(async () => (await drawnIn(page, [CASEY])).badges.map(({ shown }) => shown))
    .toEqual(Array(6).fill('•'));
  await options.bringToFront();
  await scoresShown.click();
  await options.close();
  await page.bringToFront();
  await expect.poll(async () => (await drawnIn(page, [CASEY])).badges[0]?.shown).toBe(scores[CASEY]);
  expect(site.service.requests).toHaveLength(0);
});

test('a badge is never where it could belong to another address', async ({ site, visit }) => {
  const scores = await lookUp(site.context, [CASEY, OWEN]);
  site.service.clearRequests();
  const page = await visit('pairs.html');
  await expect.poll(async () => (await drawnIn(page, [CASEY, OWEN])).badges.length).toBe(14);
  const { badges } = await drawnIn(page, [CASEY, OWEN]);
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('span')].map((span) => {
      const range = document.createRange();
      range.selectNodeContents(span);
      if (span.textContent?.includes(' (')) range.setEnd(span.firstChild as Text, span.textContent.indexOf(' ('));
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { address: String(range), left, right, top, bottom };
    }),
  );
  for (const { address, shown, x, y, width, height } of badges) {
    expect(shown).toBe(address && scores[address]);
    const away = places
      .map((place) => ({
        of: place.address,
        across: Math.max(0, place.left - (x + width), x - place.right),
        down: Math.max(0, place.top - (y + height), y - place.bottom),
      }))
      .sort((a, b) => a.across + a.down - b.across - b.down);
    expect(away[0]?.of).toBe(address);
    const others = away.slice(1).filter(({ across, down }) => across < 16 && down < 8);
    expect(others).toEqual([]);
  }
});

test('the menu names the address under the pointer, and nothing beside it', async ({ site, visit }) => {
  const page = await visit('mailto.html');
  await expectMarks(page, PLAIN);
  await page.mouse.move(600, 500);
  await holdShift(page, () => page.getByTestId('plain-email').hover({ position: { x: 60, y: 8 } }));
  await expect.poll(() => namedInMenu(site.background)).toBe(OWEN);
  if (HAS_DISPLAY) {
    const closeMenu = await rightClick(page.getByTestId('plain-email'), 0.08);
    await closeMenu();
  }
  // The real pointer still lies on the address, and may be heard of once more.
  let step = 0;
  const nameOff = async () => {
    await page.mouse.move(600 + (step++ % 2), 500);
    return namedInMenu(site.background);
  };
  await expect.poll(nameOff).toBe(null);
});

test('ten thousand addresses have at most 200 marks and cause no request', async ({ site, visit }) => {
  site.service.clearRequests();
  const page = await visit('many.html');
  await expect.poll(async () => (await drawnIn(page, [])).marks, { timeout: 45_000 }).toBe(200);
  // To look for all ten thousand takes the test itself seconds each time, so it asks for those that have come into sight.
  const late = await page.evaluate(() => {
    document.querySelector('#all')?.scrollTo(6_000, 0);
    const isInSight = ({ left, right }: DOMRect) => right > 0 && left < innerWidth;
    const rows = [...document.querySelectorAll('#all > div')].slice(2_000);
    return rows.filter((row) => isInSight(row.getBoundingClientRect())).map((row) => row.textContent);
  });
  expect(late.length).toBeGreaterThan(200);
  await expect.poll(async () => (await drawnIn(page, late)).marked.length, { timeout: 45_000 }).toBe(200);
  expect((await drawnIn(page, late)).wrong).toEqual([]);
  expect(site.service.requests).toHaveLength(0);
  await expectUntouched(page);
});

test('moving marks cause no layout shift that the page can measure', async ({ visit }) => {
  const page = await visit('scrollers.html');
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().length + Number(document.body.getAttribute('data-shifts') ?? 0);
      document.body.setAttribute('data-shifts', String(shifts));
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('step', () => document.querySelector('#inner')?.scrollBy(0, 30));
  });
  for (let step = 0; step < 8; step++) {
    await page.evaluate(() => void dispatchEvent(new Event('step')));
    await page.waitForTimeout(60);
  }
  expect(await page.evaluate(() => document.querySelector('#inner')?.scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.body.getAttribute('data-shifts'))).toBe(null);
});
