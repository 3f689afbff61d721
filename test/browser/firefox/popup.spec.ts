import { expect, test } from './fixtures.ts';
import { openPopup } from './popup.ts';
import { expectOneRequest, expectOneScore, riskOf, scoreOf } from './sent.ts';

test('an address, typed and sent with Enter: one request, and its score', async ({ connected, firefox, service }) => {
  void connected;
  const popup = await openPopup(firefox);
  await popup.fill('Email address', 'casey.cobblefield@example.com');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain(`${scoreOf('casey.cobblefield@example.com')}\nRisk score`);
  await expectOneScore(service, 'casey.cobblefield@example.com');
});

test('a person with every field: one request with all of them', async ({ connected, firefox, service }) => {
  void connected;
  const subject = {
    subject_name: 'Blair Brightwater',
    dob: '1984-02-29',
    nationality: 'PT',
    entity_type: 'individual',
  } as const;
  const popup = await openPopup(firefox);
  await popup.click('tab', 'Subject');
  await popup.fill('Full name', subject.subject_name);
  await popup.click('radio', 'Individual');
  await popup.press('Tab');
  await popup.type('19840229');
  await popup.fill('Nationality', 'Portug');
  await expect.poll(() => popup.text()).toContain('Portugal');
  await popup.press('ArrowDown', 'Enter');
  await expect.poll(() => popup.text()).toContain('Sent as PT.');
  await popup.click('button', 'Check subject');
  await expect.poll(() => popup.text()).toContain(riskOf(subject));
  await expectOneRequest(service, '/v1/profile360/overview', subject);
});

test('a business with nothing but its name: one request with two fields', async ({ connected, firefox, service }) => {
  void connected;
  const subject = { subject_name: 'Larkspur Haulage GmbH', entity_type: 'business' } as const;
  const popup = await openPopup(firefox);
  await popup.click('tab', 'Subject');
  await popup.fill('Full name', subject.subject_name);
  await popup.click('radio', 'Business');
  await popup.click('button', 'Check subject');
  await expect.poll(() => popup.text()).toContain(riskOf(subject));
  await expectOneRequest(service, '/v1/profile360/overview', subject);
});

test('a date of birth of the future: said at the field, and nothing is sent', async ({
  connected,
  firefox,
  service,
}) => {
  void connected;
  const popup = await openPopup(firefox);
  await popup.click('tab', 'Subject');
  await popup.fill('Full name', 'Blair Brightwater');
  await popup.click('radio', 'Individual');
  await popup.press('Tab');
  await popup.type('29991231');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('A date of birth lies in the past.');
  expect(service.requests).toEqual([]);
});

test('an answer that repeats a field and hides characters: the popup says what was sent', async ({
  connected,
  firefox,
  service,
}) => {
  void connected;
  service.faults.next({
    kind: 'body',
    body: '{"risk_score":5,"risk\\u005fscore":95,"decision":"\u202eelbatpecca","link":"https://аррӏе.com/login"}',
  });
  const popup = await openPopup(firefox);
  await popup.fill('Email address', 'casey.cobblefield@example.com');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('Risk score was sent twice: 5 and 95.');
  const text = await popup.text();
  expect(text).toContain('[RLO]elbatpecca');
  expect(text).toContain('https://xn--80ak6aa92e.com/login');
  expect(text).not.toContain('\u202e');
});
