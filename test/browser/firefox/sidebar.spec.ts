import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { openPopovers } from '../in-top-layer.ts';
import { score } from '../popup.ts';
import { scoreOf } from '../sent.ts';
import { settingsAt } from '../settings-section.ts';
import { killBackground } from './background.ts';
import { chooseItem } from './context-menu.ts';
import { test } from './fixtures.ts';
import { openPopup } from './popup.ts';
import { rightClick } from './right-click.ts';
import { closeSidebar, waitForSidebar } from './sidebar.ts';

const [CASEY, OWEN] = ['casey.cobblefield@example.com', 'owen.hallworth@kestrel.example.com'];

test('shows the full result beside the page and follows the next lookup', async ({ plain, firefox, service }) => {
  const page = await plain();
  await page.bringToFront();
  const popup = await openPopup(firefox);
  await score(popup, CASEY);
  await expect.poll(() => popup.text()).toContain('All fields');
  await popup.getByTestId('desk-menu').click();
  await popup.getByTestId('to-panel').click();
  const sidebar = await waitForSidebar(firefox);
  await expect.poll(() => sidebar.text()).toContain('All fields');
  expect(await sidebar.text()).toContain(CASEY);
  expect(await sidebar.text()).toContain(scoreOf(CASEY));

  await rightClick(page, 'plain-email');
  await chooseItem(firefox, t('menu.scoreClicked'));
  await expect.poll(() => sidebar.text()).toContain(OWEN);
  await expect.poll(() => sidebar.text()).toContain(scoreOf(OWEN));
  expect(service.requests).toHaveLength(2);

  // From within: the list and back, by real clicks.
  await sidebar.getByTestId('tab-history').click();
  await expect.poll(() => sidebar.text()).toContain(CASEY);
  await closeSidebar(firefox);
  expect(service.requests).toHaveLength(2);
});

test('if set, a menu choice opens it without a card', async ({ plain, firefox, open, service }) => {
  const page = await plain();
  const options = await open(settingsAt('privacy'));
  await expect.poll(() => options.text()).toContain(t('privacy.showResults'));
  await options.evaluate(() => {
    const choice = document.querySelector<HTMLOptionElement>('option[value=side-panel]')?.closest('select');
    if (!choice) throw new Error('no such setting');
    choice.value = 'side-panel';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => options.text()).toContain('Saved');
  // The menu is created again behind the reply.
  await new Promise((resolve) => setTimeout(resolve, 500));
  // A sidebar opens in the turn of the click alone, so a background that the click wakes cannot read its settings first.
  await killBackground(firefox);
  await rightClick(page, 'plain-email');
  await chooseItem(firefox, t('menu.scoreClicked'));
  const sidebar = await waitForSidebar(firefox);
  await expect.poll(() => sidebar.text()).toContain(scoreOf(OWEN));
  expect(await page.evaluate(openPopovers)).toEqual([]);
  expect(service.requests).toHaveLength(1);
  await closeSidebar(firefox);
});
