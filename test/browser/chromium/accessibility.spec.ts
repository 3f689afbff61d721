import type { Frame, Page } from '@playwright/test';
import { HISTORY, NEW_BATCH } from '../desk.ts';
import { score } from '../popup.ts';
import { axeFindings } from './axe-findings.ts';
import { addresses, startByPage } from './batch-page.ts';
import { cardIn } from './card.ts';
import { expect, test } from './fixtures.ts';
import { scoreSelected } from './menu-dispatch.ts';

const POPUP = { width: 400, height: 600 };
const CASEY = 'casey.cobblefield@example.com';

test('axe finds nothing on any surface, and popup, card and settings read like sentences', async ({
  background,
  open,
  plain,
  service,
}) => {
  const findings: Record<string, string[]> = {};
  const check = async (name: string, page: Page, within: Page | Frame = page) => {
    findings[name] = await axeFindings(page, within);
  };
  const readsAs = (name: string, within: Page | Frame) =>
    expect.soft(within.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

  const popup = await open('popup.html');
  await popup.setViewportSize(POPUP);
  await popup.getByTestId('email').waitFor();
  await readsAs('popup', popup);
  await check('popup', popup);
  await popup.getByTestId('tab-subject').click();
  await popup.getByTestId('country').waitFor();
  await check('subject form', popup);
  await popup.getByTestId('tab-email').click();
  await score(popup, CASEY);
  await popup.getByTestId('score').waitFor();
  await popup.setViewportSize(POPUP);
  await readsAs('popup-result', popup);
  await check('result', popup);
  await popup.close();

  const page = await plain('mailto.html', { isGiven: true });
  await page.bringToFront();
  await scoreSelected(background, CASEY);
  const card = await cardIn(page);
  await card.getByTestId('score').waitFor();
  await readsAs('card', card);
  await check('card', page, card);
  await page.close();

  const options = await open('options.html');
  await options.getByTestId('replace-key').waitFor();
  await readsAs('settings', options);
  await check('settings', options);
  await options.close();

  for (const [name, file, shown] of [
    ['welcome', 'welcome.html', 'h1'],
    ['side panel', 'sidepanel.html', '[data-testid="email"]'],
    ['history', HISTORY, `text=${CASEY}`],
  ] as const) {
    const other = await open(file);
    await other.locator(shown).first().waitFor();
    await check(name, other);
    await other.close();
  }

  const batch = await open(NEW_BATCH);
  await batch.getByTestId('batch-text').fill('a@example.com\nnobody@\nsаm@example.com');
  await batch.getByTestId('start-batch').waitFor();
  await check('new batch', batch);
  await startByPage(batch, addresses(6));
  await expect(batch.getByTestId('batch-state')).toHaveAttribute('data-state', 'finished');
  await check('batch', batch);
  await batch.close();

  service.faults.next({ kind: 'status', status: 402 });
  const failed = await open('popup.html');
  await score(failed, 'failed@example.com');
  await failed.getByRole('alert').waitFor();
  await check('failure', failed);
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])));
});
