import { t } from '../../texts/english-in-node.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { countKeys, keyed } from './counted-keys.ts';
import { test } from './fixtures.ts';

const NAMES = Array.from({ length: 20 }, (_, i) => `${String.fromCharCode(65 + i)}da Quillon`);
const HITS = { sanctions: { hits: [{ name: 'A. Quillon', dob: '1961-03-04' }] }, pep: { hits: [{ name: 'Quillon' }] } };

/** What is stored: the decisions, as "value note". */
const STORED = `new Promise((resolve) => {
  const opening = indexedDB.open('sightline-records');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('decisions').objectStore('decisions').getAll();
    reading.onsuccess = () => resolve(reading.result.map(({ value, note = '' }) => \`\${value} \${note}\`.trim()).sort());
  };
})`;

test('20 results are reviewed by keyboard: hits, decision, note, and the note of the case on the clipboard', async ({
  context,
  open,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = await open('desk.html');
  for (const subject_name of NAMES) {
    service.faults.next({ kind: 'json', json: HITS });
    const subject = { operation: 'overview', request: { subject_name, entity_type: 'individual' } };
    const started = await message(desk, 'lookup', { subject, gesture: 'popup', refresh: false });
    await message(desk, 'awaitLookup', started as object);
  }
  await desk.getByTestId('tab-history').click();
  await desk.getByRole('radio', { name: t('rows.toReview') }).click();
  await expect(desk.getByText(t('count.ofTotal', { part: 0, total: NAMES.length }))).toBeVisible();

  const keys = countKeys(keyed(desk));
  const heading = desk.getByRole('heading', { level: 2 });
  const bar = desk.getByRole('region', { name: t('decision.title') });
  const places = new Set<number>();
  await keys.press('j');
  const before = keys.count();
  for (const name of NAMES.toReversed()) {
    await expect(heading).toHaveText(name);
    await keys.waitForFocus('[data-index="0"]');
    places.add(Math.round((await bar.boundingBox())?.y ?? 0));
    // The hits are undecided: *No concern* says how many, and saving the note decides.
    await keys.press('1');
    await expect(desk.getByText(t('decision.undecided', { count: 2 }))).toBeVisible();
    await keys.press('e');
    await expect(desk.getByTestId('decision-note')).toBeFocused();
    await desk.keyboard.type(`Checked ${name}.`);
    if (name !== NAMES[0]) await keys.press('Control+Enter');
  }
  console.log(`${(keys.count() + 1 - before) / NAMES.length} keys for each result`);
  expect((keys.count() + 1 - before) / NAMES.length).toBeLessThanOrEqual(3);
  // The bar to decide stays where it was.
  expect(places.size).toBe(1);
  await keys.press('Control+Enter');
  await expect(desk.getByTestId('review-end')).toBeVisible();
  await desk.getByTestId('to-undecided').click();
  await expect(desk.getByRole('heading', { level: 2, name: NAMES.at(-1) ?? '' })).toBeVisible();
  // The decision is on disk before its note.
  const decided = NAMES.map((name) => `no-concern Checked ${name}.`).sort();
  await expect.poll(() => desk.evaluate(STORED)).toEqual(decided);

  // The first hit has the focus.
  await keys.waitForFocus('[data-index="0"]');
  await keys.press('n');
  await keys.waitForFocus('[data-index="1"]');
  await keys.press('u');
  await expect.poll(() => desk.evaluate(STORED)).toHaveLength(NAMES.length + 2);
  await keys.press('c');
  await expect(desk.getByText(t('caseFile.copied'))).toBeVisible();
  const note = await desk.evaluate(() => navigator.clipboard.readText());
  expect(note).toContain(`Checked ${NAMES.at(-1)}.`);
  expect(note).toContain(t('decision.notCustomer'));
});
