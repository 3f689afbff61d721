import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SitesSection } from '@/entrypoints/options/sites-section';
import { ENGLISH } from '../../texts/english';
import { expectAccessible } from '../components/expect-accessible';
import { showOptions } from './options-stage';

const { t } = ENGLISH;
const saved = page.getByText(t('form.saved'), { exact: true });

test.each([
  [t('sites.showScores'), 'scoresInPages'],
  [t('sites.cardOnHover'), 'cardOnHover'],
])('“%s” says that it was saved', async (label, setting) => {
  const { calls } = await showOptions(<SitesSection />, { [setting]: true });
  const choice = page.getByRole('switch', { name: label });
  await expect.element(choice).toBeChecked();
  await page.getByText(label, { exact: true }).click();
  expect(calls).toHaveBeenCalledExactlyOnceWith('saveSettings', { [setting]: false });
  await expect.element(saved).toBeVisible();
  await expect.element(choice).not.toBeChecked();
  await expectAccessible();
});

test.each([t('sites.showScores'), t('sites.cardOnHover')])(
  '“%s” that could not be saved keeps the choice, says so, and can be tried again',
  async (label) => {
    const { calls, silence } = await showOptions(<SitesSection />, { scoresInPages: true, cardOnHover: true });
    silence(true);
    await page.getByText(label, { exact: true }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(t('fault.noReply'));
    await expect.element(page.getByRole('switch', { name: label })).not.toBeChecked();
    expect(saved.query()).toBeNull();
    silence(false);
    await page.getByRole('button', { name: t('action.tryAgain') }).click();
    await expect.element(saved).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(2);
  },
);
