import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withProfile } from '@/utils/reading/profile/profiles';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import { ownProfiles } from '@/utils/storage/profiles-item';
import { renewSummaries } from '@/utils/storage/renew-summaries';
import { ENGLISH } from '../../../texts/english';
import { batchOf } from '../batch/batch-stage';
import { expectAccessible } from '../expect-accessible';
import { answerOf, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const database = new Database();
const BATCH = '3f8a4c52-1d7e-4b6a-9c0d-5e2f7a8b9c1d';
const person = (subject_name: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'individual' },
});
const ANSWERS = {
  'Ann Sample': { hits: [], total_hits: 0 },
  'Bob Sample': { sanctions: 'none', pep: 'none', watchlists: 'none', adverse_media: 'none' },
};
const LOOKUPS = Object.keys(ANSWERS).map((name, position) =>
  recordOf(person(name), {
    id: `00000000-0000-4000-8000-00000000000${position}`,
    batchId: BATCH,
    position,
    subjectKey: name,
  }),
);

async function show(route: object) {
  return showDesk({
    surface: 'tab',
    width: 1280,
    session: { 'desk:next': { route } },
    lookups: LOOKUPS,
    batches: [batchOf({ id: BATCH, operation: 'overview', state: 'finished', total: LOOKUPS.length })],
    background: {
      async saveProfile({ baseUrl, operation, changes }) {
        const profiles = withProfile(await ownProfiles.read(), baseUrl, operation, changes);
        await ownProfiles.write(profiles);
        // As the background does.
        await renewSummaries(database, profiles, async () => undefined);
      },
    },
    async whileStarting() {
      for (const [i, answer] of Object.values(ANSWERS).entries())
        await database.answers.put({ ...answerOf(JSON.stringify(answer)), id: LOOKUPS[i]?.id ?? '' });
    },
  });
}

const chip = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const press = (name: string) =>
  chip(name).element().closest('label')?.click() ?? (chip(name).element() as HTMLElement).click();

test('an empty list is one state in list, chip and result, and the answer about it makes it "none found"', async () => {
  const { called } = await show({ name: 'batch', id: BATCH });
  const row = page.getByRole('row').filter({ hasText: 'Ann Sample' });
  await expect.element(row.getByRole('cell', { name: t('value.emptyList'), exact: true })).toBeVisible();
  await expect.element(page.getByTestId('empty-list-question')).not.toBeInTheDocument();
  press(t('value.emptyList'));
  await expect.element(page.getByText(t('profile.emptyList'))).toBeVisible();
  await expect.element(page.getByRole('row').filter({ hasText: 'Bob Sample' })).not.toBeInTheDocument();
  await expectAccessible();
  await row.getByRole('link').click();
  const strip = page.getByRole('region', { name: t('screening.title') });
  await expect.element(strip.getByText(t('value.emptyList'))).toBeVisible();
  expect(strip.getByRole('definition').elements()).toHaveLength(1);

  await page.getByRole('button', { name: t('value.yes'), exact: true }).click();
  await expect
    .poll(() => called('saveProfile'))
    .toEqual([{ baseUrl: 'https://api.example.com', operation: 'overview', changes: { emptyList: 'none-found' } }]);
  await expect.element(strip.getByText(t('screening.noneFound')).first()).toBeVisible();
  expect(strip.getByRole('definition').elements()).toHaveLength(4);
  await expect.element(page.getByText(t('profile.emptyList'))).not.toBeInTheDocument();
  press(t('rows.withoutHits'));
  for (const name of Object.keys(ANSWERS))
    await expect.element(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('somebody who says that an empty list means nothing is not asked again, in History neither', async () => {
  await show({ name: 'history' });
  await expect.element(chip(t('value.emptyList'))).toBeVisible();
  press(t('value.emptyList'));
  await page.getByRole('button', { name: t('value.no'), exact: true }).click();
  await expect.element(page.getByText(t('profile.emptyList'))).not.toBeInTheDocument();
  const row = page.getByRole('row').filter({ hasText: 'Ann Sample' });
  await expect.element(row.getByRole('cell', { name: t('value.emptyList'), exact: true })).toBeVisible();
});
