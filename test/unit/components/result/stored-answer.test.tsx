import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PrintedLookup } from '@/components/result/printed-lookup';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { AnsweredCard, showLookup, shownLookupOf } from './result-stage';

const { t } = ENGLISH;

const DAY = 86_400_000;
const TEXT = '{"risk_score": 44}';
/** A row of a batch of just now, answered by what was asked yesterday. */
const stored = () => ({ batchId: 'b', createdAt: Date.now(), endedAt: Date.now() - DAY, reusedFrom: 'yesterday' });

test('a row answered by a saved result shows its age everywhere, and can be refreshed', async () => {
  const { acts } = await showLookup({ answer: TEXT, record: stored() });
  await expect.element(page.getByText(`${t('operation.score')} · api.example.com · 1 day ago`)).toBeVisible();
  await expect.element(page.getByText(`${t('result.saved')} · 1 day ago · ${t('result.nothingSent')}`)).toBeVisible();
  await expect.element(page.getByText(/just now/)).not.toBeInTheDocument();
  expect(page.getByRole('time').elements()).toHaveLength(2);
  await expectAccessible();
  await page.getByRole('button', { name: t('result.refresh') }).click();
  expect(acts).toHaveBeenCalledExactlyOnceWith('ask-again');
});

test('a single request says that it answered, without a saved result', async () => {
  await showLookup({ answer: TEXT });
  await expect.element(page.getByText(`${t('operation.score')} · api.example.com · 3 minutes ago`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('result.refresh') })).toBeVisible();
  await expect.element(page.getByText(t('result.nothingSent'))).not.toBeInTheDocument();
});

test('the card says that the result is a saved one, whichever gesture opened it', async () => {
  await render(<AnsweredCard text={TEXT} record={stored()} how="joined" />);
  await expect.element(page.getByText(`api.example.com · 1 day ago · ${t('result.saved')}`)).toBeVisible();
});

test('the printed result names the lookup of its answer, and no request time', async () => {
  await render(<PrintedLookup lookup={shownLookupOf(TEXT, stored())} />);
  await expect.element(page.getByText(t('caseFile.sentNothing', { id: 'yesterday' }))).toBeVisible();
  await expect.element(page.getByText(`${t('operation.score')} · api.example.com`)).toBeVisible();
});
