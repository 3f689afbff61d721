import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { coveredBy, KNOWN_PAGES, KNOWN_PEOPLE, shownMarks } from '../known-pages.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { settled } from '../settled.ts';

test('nine of ten known scores have a badge that covers nothing', async ({ extension, open, service, visit }) => {
  const quiet = await open(QUIET_FILE);
  for (const [i, email] of KNOWN_PEOPLE.entries()) {
    service.faults.next({ kind: 'json', json: { risk_score: [7, 42, 100, 3.75, 0.8312][i % 5] ?? 0 } });
    await ask(quiet, email);
  }
  await quiet.close();
  const all = { known: 0, badges: 0 };
  for (const { name, file } of KNOWN_PAGES) {
    const page = await visit(file);
    const look = async () => JSON.stringify(shownMarks(await extension.drawnIn(page, KNOWN_PEOPLE)));
    // On a busy machine the badges come long after the lines.
    await expect.poll(async () => JSON.parse(await look()).badges).toBeGreaterThan(3);
    const shown = JSON.parse(await settled(look));
    const { badges, known, wrong } = await extension.drawnIn(page, KNOWN_PEOPLE);
    console.log(`${name}: ${shown.badges} badges for ${shown.known} scored addresses`);
    all.known += shown.known;
    all.badges += shown.badges;
    expect.soft(known, name).not.toContain(false);
    expect.soft(wrong, name).toEqual([]);
    expect.soft(await page.evaluate(coveredBy, badges), name).toEqual([]);
  }
  console.log(`all: ${all.badges} badges for ${all.known} scored addresses`);
  expect(all.badges / all.known).toBeGreaterThanOrEqual(0.9);
});
