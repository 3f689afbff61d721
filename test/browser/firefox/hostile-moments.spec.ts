import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../engine.ts';
import { forgetHere, momentsHere, opacityHere, takeAwayHere, WAYS } from '../moments.ts';
import { settled } from '../settled.ts';
import { drawnIn } from './marks.ts';
import { expect, test } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

test('a page that takes the overlay away sees nothing when a lookup ends', async ({ visit, open, service }) => {
  const popup = await open('popup.html');
  for (const [i, way] of WAYS.entries()) {
    const seen = await visit('../hostile/moments.html');
    await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
    // What comes back at once, or when a page has come to rest, comes back without a lookup.
    if (way === 'hidden') await sleep(2_000);
    await seen.page.evaluate(takeAwayHere, way);
    await settled(() => seen.page.evaluate(momentsHere));
    await seen.page.evaluate(forgetHere);
    service.faults.next({ kind: 'json', json: { risk_score: 40 + i } });
    await ask(popup, OWEN, true);
    const shown = async () => (await drawnIn(seen, [OWEN])).badges.map((badge) => badge.shown);
    if (way !== 'hidden') await expect.poll(shown, way).toEqual([String(40 + i)]);
    await sleep(500);
    expect.soft(await seen.page.evaluate(momentsHere), way).toBe('');
  }
});

test('a page that has the overlay adopted by another document cannot style it', async ({ visit }) => {
  const seen = await visit('../hostile/moments.html');
  const opacity = () => seen.page.evaluate(opacityHere);
  await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
  expect(await opacity()).toBe('1');
  await seen.page.evaluate(takeAwayHere, 'adopted');
  await expect.poll(opacity).toBe('1');
  await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
});
