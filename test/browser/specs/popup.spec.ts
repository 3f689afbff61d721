import type { OurPage } from '../driver.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { dataOf, score, shownIn, textOf } from '../popup.ts';
import { expectOneRequest, expectOneScore, riskOf, scoreOf } from '../sent.ts';

const CASEY = 'casey.cobblefield@example.com';

async function fillPerson(popup: OurPage, name: string, born: string): Promise<void> {
  await popup.getByTestId('tab-subject').click();
  await popup.getByTestId('full-name').fill(name);
  await popup.getByTestId('entity-individual').click();
  await popup.keyboard.press('Tab');
  await popup.keyboard.type(born);
}

test('Enter sends a typed address once and shows its score', async ({ extension, service }) => {
  const popup = await extension.openPopup();
  await score(popup, CASEY);
  await expect.poll(() => shownIn(popup, 'score')).toBe(scoreOf(CASEY));
  await expectOneScore(service, CASEY);
});

for (const [press, sent] of [
  ['score-offered', CASEY],
  ['score-as-typed', 'casey.cobblefield@example.con'],
] as const) {
  test(`a probable typo is asked about, and one press of ${press} sends ${sent}`, async ({ extension, service }) => {
    const popup = await extension.openPopup();
    await score(popup, 'casey.cobblefield@example.con');
    await expect.poll(() => shownIn(popup, 'score-offered')).toContain(CASEY);
    expect(service.requests).toHaveLength(0);
    await popup.getByTestId(press).click();
    await expect.poll(() => shownIn(popup, 'score')).toBe(scoreOf(sent));
    await expectOneScore(service, sent);
  });
}

test('a person with every field is one request with all of them', { tag: '@smoke' }, async ({ extension, service }) => {
  const subject = {
    subject_name: 'Blair Brightwater',
    dob: '1984-02-29',
    nationality: 'PT',
    entity_type: 'individual',
  } as const;
  const popup = await extension.openPopup();
  await fillPerson(popup, subject.subject_name, '19840229');
  await popup.getByTestId('country').fill('Portug');
  await expect.poll(() => textOf(popup)).toContain('Portugal');
  await popup.keyboard.press('ArrowDown');
  await popup.keyboard.press('Enter');
  await popup.getByTestId('check-subject').click();
  await expect.poll(() => shownIn(popup, 'score')).toBe(riskOf(subject));
  await expectOneRequest(service, '/v1/profile360/overview', subject);
});

test('shows repeated fields, hidden characters and a false host as sent', async ({ extension, service }) => {
  service.faults.next({
    kind: 'body',
    body: '{"risk_score":5,"risk\\u005fscore":95,"decision":"\u202eelbatpecca","link":"https://аррӏе.com/login"}',
  });
  const popup = await extension.openPopup();
  await score(popup, CASEY);
  await expect.poll(() => dataOf(popup, 'no-score', 'reason')).toBe('sent-twice');
  // The fields come once the browser is idle.
  await expect.poll(() => textOf(popup)).toContain('https://xn--80ak6aa92e.com/login');
  const text = await textOf(popup);
  expect(text).toMatch(/\b5\b.*\b95\b/);
  expect(text).toContain('[RLO]elbatpecca');
  expect(text).not.toContain('\u202e');
});
