import { readFileSync } from 'node:fs';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { test } from './fixtures.ts';
import { scoreInPopup } from './look-up.ts';

test('the export has the answer as received, and the printed page has every field', async ({
  context,
  open,
  service,
}) => {
  const popup = await open('popup.html');
  await scoreInPopup(popup, 'casey.cobblefield@example.com');
  const downloading = popup.waitForEvent('download');
  await popup.getByTestId('more').click();
  await popup.getByRole('menuitem', { name: t('caseFile.downloadJson') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^sightline-score-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file.context.request).toEqual({ email: 'casey.cobblefield@example.com' });
  expect(file.answer.risk_score).toBe(44);

  // The dialog itself would stop the page; that it is asked for is enough.
  const withoutDialog = await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print', 'asked');
  });
  const opening = context.waitForEvent('page');
  await popup.getByTestId('more').click();
  await popup.getByRole('menuitem', { name: t('caseFile.print') }).click();
  const paper = await opening;
  await expect(paper.getByTestId('printed')).toBeVisible();
  await expect(paper.locator('html')).toHaveAttribute('data-print', 'asked');
  await paper.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('button', { name: /Print/ })).toBeHidden();
  await expect(paper.getByTestId('printed')).toContainText('mx1.example.example');
  expect(service.requests).toHaveLength(1);
  // The browser also serves later tests.
  await withoutDialog.dispose();
});
