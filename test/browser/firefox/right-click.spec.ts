import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { expectOneScore, scoreOf } from '../sent.ts';
import { gapTo, waitForCard } from './card.ts';
import { chooseItem, menuLabels } from './context-menu.ts';
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
  {
    what: 'plain text under a strict policy',
    file: 'csp.html',
    testId: 'plain-email',
    email: 'owen.hallworth@kestrel.example.com',
  },
];

for (const { what, file = 'mailto.html', testId, part, email } of PLACES) {
  const tag = what === 'a mailto link' ? ['@smoke'] : [];
  test(`${what}: one request, exactly as documented, and the card shows that score`, { tag }, async ({
    firefox,
    plain,
    service,
  }) => {
    const site = await plain(file);
    await rightClick(site, testId, part);
    await chooseItem(firefox, SCORE_HERE);
    await expectScored(await waitForCard(firefox), service, email);
    expect(await gapTo(site, testId)).toBeLessThan(10);
  });
}

test('the pointer has left for the menu item, over another address: the one that was clicked is scored', async ({
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

test('a selection with one address in it: that address', async ({ firefox, plain, service }) => {
  const site = await plain();
  const { x, y } = await middleOf(site, 'note-with-email');
  await site.mouse.click(x, y, { count: 3 });
  await rightClick(site, 'note-with-email');
  await chooseItem(firefox, `${t('menu.lookUpSelection').split('%s')[0]}`);
  const card = await waitForCard(firefox);
  await expect.poll(() => card.text()).toContain(scoreOf('priya_raghunathan@quillon.example.com'));
  expect(await gapTo(site, 'note-with-email')).toBeLessThan(10);
  await expectOneScore(service, 'priya_raghunathan@quillon.example.com');
});

test('a selected name: the subject form opens with it, and nothing is sent', async ({ firefox, plain, service }) => {
  const site = await plain();
  const { x, y } = await middleOf(site, 'person-name', 'Niamh');
  await site.mouse.click(x, y, { count: 2 });
  await rightClick(site, 'person-name', 'Niamh');
  const item = t('menu.lookUpSelection').replace('%s', 'Niamh');
  expect(await menuLabels(firefox)).toEqual([item]);
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
