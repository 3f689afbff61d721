import { decisionKillRun, killRun, listKillRun } from '../../chaos/kill-run.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';

/** Firefox takes longer to start a background again. */
const KILLS = { chromium: 40, firefox: 20 };

test('F1: killing the background in every phase repeats and loses nothing', async ({ driver, extension, service }) => {
  const kills = KILLS[driver.name];
  const tally = await killRun(await extension.chaosTarget(), service, { kills, seed: 20261121 });
  expect(tally).toMatchObject({ kills, twice: [], lost: [], open: [] });
  // A run in which every lookup was answered, or none was, has not killed during them.
  expect(Object.keys(tally.states)).toEqual(expect.arrayContaining(['done', 'unknown']));
});

test('F36: killing the background while the user decides loses nothing that was shown as made, and stores one press whole', async ({
  driver,
  extension,
}) => {
  const { kills, confirmed, lost, whole, partial } = await decisionKillRun(await extension.chaosTarget(), {
    kills: KILLS[driver.name],
    seed: 20261128,
  });
  expect({ lost, partial }).toEqual({ lost: [], partial: [] });
  // A run in which every decision was stored in time, or none was, has not killed during them.
  expect(confirmed).toBeGreaterThan(0);
  expect(confirmed).toBeLessThan(kills);
  expect(whole).toBeGreaterThan(0);
});

test('F37: killing the background while a list starts or stops leaves all of its rows or none, and none in a queue', async ({
  extension,
  service,
}) => {
  const tally = await listKillRun(await extension.chaosTarget(), service, { kills: 10, seed: 20261129 });
  expect(tally).toMatchObject({ partial: [], queued: 0, wrong: [] });
  // A run in which every list was started in time has not killed during a start.
  expect(tally.none).toBeGreaterThan(0);
  expect(tally.whole).toBeGreaterThanOrEqual(5);
});
