import { setTimeout as sleep } from 'node:timers/promises';
import { killBackground } from './background.ts';
import { waitForCard } from './card.ts';
import { chooseItem } from './context-menu.ts';
import { expect, test } from './fixtures.ts';
import { openPopup } from './popup.ts';
import { rightClick } from './right-click.ts';
import { expectOneScore, scoreOf } from './sent.ts';

const EMAIL = 'casey.cobblefield@example.com';
/** After this time a request that is repeated by itself would have come. */
const REPEATED_MS = 1_000;

test('the background dies while the popup waits: outcome unknown, and only a person asks again', async ({
  connected,
  firefox,
  service,
}) => {
  void connected;
  service.faults.next({ kind: 'hang' });
  const popup = await openPopup(firefox);
  await popup.fill('Email address', EMAIL);
  await popup.press('Enter');
  await expect.poll(() => service.requests.length).toBe(1);
  await killBackground(firefox);
  await expect.poll(() => popup.text()).toContain('Outcome unknown');
  await expect.poll(() => service.requests[0]?.aborted).toBe(true);
  await sleep(REPEATED_MS);
  await expectOneScore(service, EMAIL);

  await popup.click('button', 'Ask again');
  await expect.poll(() => popup.text()).toContain(`${scoreOf(EMAIL)}\nRisk score`);
  expect(service.requests.length).toBe(2);
});

test('the background dies while the card waits: outcome unknown, one request', async ({
  connected,
  firefox,
  site,
  pages,
  service,
}) => {
  void connected;
  service.faults.next({ kind: 'hang' });
  await site.goto(`${pages.url}/plain/mailto.html`);
  await rightClick(site, 'mailto-link');
  await chooseItem(firefox, 'Score this email address');
  const card = await waitForCard(firefox);
  await expect.poll(() => service.requests.length).toBe(1);
  await killBackground(firefox);
  await expect.poll(() => card.text()).toContain('Outcome unknown');
  await expect.poll(() => service.requests[0]?.aborted).toBe(true);
  await sleep(REPEATED_MS);
  await expectOneScore(service, 'ines.barreto@tidewater.example.com');
});

test('slow F2: a request of 33 s outlives the 30 s after which Firefox ends an idle background', async ({
  connected,
  firefox,
  open,
  service,
}) => {
  void connected;
  const options = await open('options.html');
  await options.fill('Time-out for a score (seconds)', '55');
  await options.press('Enter');
  await expect.poll(() => options.text()).toContain('Saved');
  service.setDelay(33_000);
  const popup = await openPopup(firefox);
  await popup.fill('Email address', EMAIL);
  await popup.press('Enter');
  await expect.poll(() => popup.text(), { timeout: 60_000 }).toContain(`${scoreOf(EMAIL)}\nRisk score`);
  await expectOneScore(service, EMAIL);
});
