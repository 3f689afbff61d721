import demo from '../../../public/demo.json' with { type: 'json' };
import { t } from '../../texts/english-in-node.ts';
import type { OurPage } from '../driver.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { dataOf, score, shownIn, textOf } from '../popup.ts';
import { everythingStored } from '../storages.ts';

test.use({ isConnected: false });

const EMAIL = 'casey.cobblefield@example.com';
const PERSON = 'Marlow Quillfeather';
const REAL = 'jane@example.com';

/** The names and addresses of the demo, and what it was asked beside them, that any storage holds. */
async function traces(page: OurPage): Promise<string[]> {
  const stored = JSON.stringify(await everythingStored(page));
  const known = [...demo.scores.map(({ email }) => email), ...demo.subjects.map(({ request }) => request.subject_name)];
  return [...known, REAL, 'demo.invalid'].filter((word) => stored.includes(word));
}

test('the demo shows a score, a person with hits and a refusal under its band, and leaves nothing', {
  tag: '@smoke',
}, async ({ extension, open, service }) => {
  const expectBand = (page: OurPage) =>
    expect.poll(() => shownIn(page, 'environment-band')).toBe(t('environment.demo'));
  const welcome = await open('welcome.html');
  await welcome.getByTestId('start-demo').click();
  await expect.poll(() => shownIn(welcome, 'demo-panel')).toContain(EMAIL);
  await expectBand(welcome);

  const popup = await extension.openPopup();
  await score(popup, EMAIL);
  await expect.poll(() => shownIn(popup, 'score')).toBe('44');
  await expectBand(popup);
  await score(popup, REAL);
  await expect.poll(() => dataOf(popup, 'failure', 'kind')).toBe('demo-only');
  await extension.closePopup();

  const desk = await open('desk.html#/new-lookup/subject');
  await desk.getByTestId('tab-subject').click();
  await desk.getByTestId('full-name').fill(PERSON);
  await desk.getByTestId('entity-individual').click();
  await desk.getByTestId('check-subject').click();
  await expect.poll(() => shownIn(desk, 'score')).toBe('88');
  await expect.poll(() => textOf(desk)).toContain('Demo Sanctions List');
  await expectBand(desk);
  const settings = await open('options.html');
  await expectBand(settings);
  await expect.poll(() => traces(settings)).toEqual(expect.arrayContaining([EMAIL, PERSON, REAL, 'demo.invalid']));

  await welcome.getByTestId('end-demo').click();
  await expect.poll(() => shownIn(welcome, 'demo-offer')).toContain(t('demo.offer'));
  await expect.poll(() => traces(settings)).toEqual([]);
  expect(service.requests).toHaveLength(0);
});
