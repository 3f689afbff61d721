import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { score, shownIn } from '../popup.ts';
import { everythingStored } from '../storages.ts';

const ANSWER = { risk_score: 12, identity: { full_name: 'Pia Barretto', company: 'Larkspur', country: 'PT' } };

test('an email result is compared with the customer’s record, which is deleted with it', {
  tag: '@smoke',
}, async ({ open, service }) => {
  service.faults.next({ kind: 'json', json: ANSWER });
  const desk = await open('desk.html');
  await score(desk, 'p.barreto@example.com');
  await expect.poll(() => shownIn(desk, 'score')).toBe('12');
  await desk.getByTestId('own-record-open').click();
  await desk.getByTestId('own-names').fill('Pia Barreto');
  await desk.getByTestId('own-country').fill('Spain');
  await desk.getByTestId('own-phone').fill('+34 910 000 000');
  await desk.keyboard.press('Enter');
  await expect.poll(() => shownIn(desk, 'record-facts')).toContain('Pia Barretto · similar: Barreto / Barretto');
  const facts = await shownIn(desk, 'record-facts');
  expect(facts).toContain('PT · differs');
  expect(facts).toContain(t('compare.inAddress', { name: 'Barreto', answer: t('value.yes') }));
  expect(JSON.stringify(await everythingStored(desk))).toContain('+34 910');

  await desk.getByTestId('more').click();
  await desk.getByTestId('forget-subject').click();
  await desk.getByTestId('confirm').click();
  await expect.poll(async () => JSON.stringify(await everythingStored(desk))).not.toMatch(/\+34 910|Barret/);
  // The record was never sent.
  expect(JSON.stringify(service.requests)).not.toMatch(/Barreto |910/);
});
