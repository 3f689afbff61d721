import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { expectOneScore, scoreOf } from '../sent.ts';
import { gapTo, waitForCard } from './card.ts';
import { chooseItem, closeMenu, menuLabels } from './context-menu.ts';
import { test } from './fixtures.ts';
import { waitForPopup } from './popup.ts';
import { middleOf, rightClick } from './right-click.ts';

const SCORE_HERE = t('menu.scoreClicked');

const PLACES = [
  { what: 'a mailto link', testId: 'mailto-link', email: 'ines.barreto@tidewater.example.com' },
  {
    what: 'a mailto link whose icon has a hidden word',
    file: 'unseen-text.html',
    testId: 'icon-link',
    email: 'kim@unseen.example',
  },
  { what: 'plain text', testId: 'plain-email', email: 'owen.hallworth@kestrel.example.com' },
  {
    what: 'an address in running text',
    testId: 'note-with-email',
    part: 'raghunathan@quillon',
    email: 'priya_raghunathan@quillon.example.com',
  },
  { what: 'the value of a field', testId: 'email-input', email: 'dylan.marsh99@redgum.example.com' },
  { what: 'the value of a read-only field', file: 'fields.html', testId: 'read-only', email: 'jane@record.example' },
  {
    what: 'plain text under a strict policy',
    file: 'csp.html',
    testId: 'plain-email',
    email: 'owen.hallworth@kestrel.example.com',
  },
];

for (const { what, file = 'mailto.html', testId, part, email } of PLACES) {
  const tag = what === 'a mailto link' ? ['@smoke'] : [];
  test(`${what}: sends one request and shows its score on the card`, { tag }, async ({ firefox, plain, service }) => {
    const site = await plain(file);
    await rightClick(site, testId, part);
    await chooseItem(firefox, SCORE_HERE);
    await expectScored(await waitForCard(firefox), service, email);
    expect(await gapTo(site, testId)).toBeLessThan(10);
  });
}

test('a menu choice scores the clicked address, wherever the pointer is by then', async ({
  firefox,
  plain,
  service,
}) => {
  const site = await plain();
  await rightClick(site, 'plain-email');
  // What a hand does between the two clicks; Firefox tells the page as soon as the menu is gone.
  const elsewhere = await middleOf(site, 'note-with-email');
  await site.mouse.move(elsewhere.x, elsewhere.y);
  await chooseItem(firefox, SCORE_HERE);
  await expectOneScore(service, 'owen.hallworth@kestrel.example.com');
  await waitForCard(firefox);
  expect(await gapTo(site, 'plain-email')).toBeLessThan(10);
});

test('a selection that contains one address scores it', async ({ firefox, plain, service }) => {
  const site = await plain();
  const { x, y } = await middleOf(site, 'note-with-email');
  await site.mouse.click(x, y, { count: 3 });
  await rightClick(site, 'note-with-email');
  const score = t('menu.scoreAddress', { email: '' }).slice(0, -1);
  await expect.poll(async () => (await menuLabels(firefox))[0]).toContain(score);
  await chooseItem(firefox, score);
  const card = await waitForCard(firefox);
  await expect.poll(() => card.text()).toContain(scoreOf('priya_raghunathan@quillon.example.com'));
  expect(await gapTo(site, 'note-with-email')).toBeLessThan(10);
  await expectOneScore(service, 'priya_raghunathan@quillon.example.com');
});

test('a selected name opens the subject form, filled in, and sends nothing', async ({ firefox, plain, service }) => {
  const site = await plain();
  const { x, y } = await middleOf(site, 'person-name', 'Niamh');
  await site.mouse.click(x, y, { count: 2 });
  await rightClick(site, 'person-name', 'Niamh');
  const item = t('menu.checkName', { name: 'Niamh' });
  await expect.poll(() => menuLabels(firefox)).toEqual([item]);
  await chooseItem(firefox, item);
  const popup = await waitForPopup(firefox);
  await expect
    .poll(() =>
      popup.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, '[data-testid=full-name]'),
    )
    .toBe('Niamh');
  expect(await popup.text()).toContain(t('subject.type'));
  expect(service.requests).toEqual([]);
});

test('a selection in a field, link or frame has one menu item', async ({ firefox, plain, service }) => {
  const site = await plain();
  const one = async (email: string) =>
    expect.poll(() => menuLabels(firefox)).toEqual([t('menu.scoreAddress', { email })]);
  const field = await middleOf(site, 'email-input');
  await site.mouse.click(field.x, field.y, { count: 3 });
  await rightClick(site, 'email-input');
  await one('dylan.marsh99@redgum.example.com');
  await closeMenu(firefox);
  await rightClick(site, 'plain-email');
  await expect.poll(() => menuLabels(firefox)).toEqual([SCORE_HERE]);
  await closeMenu(firefox);

  await site.evaluate(() => {
    const email = 'link@example.com';
    document.body.innerHTML = `<p>To <a href="#" data-testid="link">${email}</a></p>
      <iframe srcdoc="<p>frame@example.com</p>"></iframe>`;
    getSelection()?.selectAllChildren(document.querySelector('a') as Element);
  });
  await rightClick(site, 'link');
  await one('link@example.com');
  await closeMenu(firefox);
  const { x, y } = await site.$eval('iframe', (frame) => frame.getBoundingClientRect().toJSON());
  await site.mouse.click(x + 60, y + 30, { count: 3 });
  await site.mouse.click(x + 60, y + 30, { button: 'right' });
  // Of what is selected in a frame without an address of its own, Firefox tells nothing.
  const inFrame = t('menu.lookUpSelection').replace('%s', 'frame@example.com');
  await expect.poll(() => menuLabels(firefox)).toEqual([inFrame]);
  await chooseItem(firefox, inFrame);
  // The frame has no room for a card.
  const popup = await waitForPopup(firefox);
  await expect.poll(() => popup.text()).toContain(scoreOf('frame@example.com'));
  await expectOneScore(service, 'frame@example.com');
});

test('the address behind a name is named in the popup, and nothing is sent', async ({ firefox, plain, service }) => {
  const site = await plain();
  await site.evaluate(() => {
    document.body.innerHTML =
      '<p data-email="casey@example.com">Owner: <b data-testid="name">Casey Cobblefield</b></p>';
  });
  await rightClick(site, 'name');
  await chooseItem(firefox, SCORE_HERE);
  const popup = await waitForPopup(firefox);
  await expect.poll(() => popup.text()).toContain(t('question.behindName'));
  expect(await popup.text()).toContain(t('pageEmails.scoreEmail', { email: 'casey@example.com' }));
  expect(service.requests).toEqual([]);
});

test('an address in a PDF is scored, and the popup shows the result', async ({ firefox, plain, service }) => {
  const site = await plain('letter.pdf#zoom=page-width');
  // Nothing says when the viewer has drawn it.
  await expect(async () => {
    await site.mouse.click(600, 215, { button: 'right' });
    await chooseItem(firefox, SCORE_HERE);
    await expect.poll(() => service.requests.length, { timeout: 3_000 }).toBe(1);
  }).toPass();
  const popup = await waitForPopup(firefox);
  await expect.poll(() => popup.text()).toContain(scoreOf('casey@example.com'));
  await expectOneScore(service, 'casey@example.com');
});
