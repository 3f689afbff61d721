import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { score, shownIn, textOf } from '../popup.ts';
import { scoreOf } from '../sent.ts';

const CASEY = 'casey.cobblefield@example.com';

test('deletes a confirmed subject on every open page', { tag: '@smoke' }, async ({ open, service }) => {
  const popup = await open('popup.html');
  await score(popup, CASEY);
  await expect.poll(() => shownIn(popup, 'score')).toBe(scoreOf(CASEY));
  const other = await open('popup.html');
  await other.getByTestId('tab-history').click();
  await expect.poll(() => textOf(other)).toContain(CASEY.split('@')[0]);

  // A click waits for two frames, of which a tab behind another draws one a second.
  await popup.bringToFront();
  await popup.getByTestId('more').click();
  await popup.getByTestId('forget-subject').click();
  await popup.getByTestId('cancel').click();
  expect(await textOf(other)).toContain(CASEY.split('@')[0]);
  await popup.getByTestId('more').click();
  await popup.getByTestId('forget-subject').click();
  await popup.getByTestId('confirm').click();
  await expect.poll(() => textOf(popup)).toContain(t('desk.deleted'));
  await expect.poll(() => textOf(popup)).toContain(t('history.none'));
  await expect.poll(() => textOf(other)).toContain(t('history.none'));
  expect(service.requests).toHaveLength(1);
});
