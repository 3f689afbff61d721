import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScreeningRows } from '@/components/hits/screening-rows';
import type { OwnRecord } from '@/utils/lookup/own-record';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { PERSON, recordOf } from './result-stage';

const { t } = ENGLISH;
const hit = { name: 'C. Cobb', type: 'pep', dob: '1961', nationality: 'Spain' };
const hits = page.getByRole('grid', { name: t('count.hits') }).getByRole('row');
/** What a row is named by. */
const firstHit = () => hits.first().element().getAttribute('aria-label');
const opener = page.getByTestId('own-record-open');
const field = (name: 'birth' | 'country' | 'names') => page.getByTestId(`own-${name}`);

/** Draws the screening of a person; `stored`: what was given to the storage. */
async function showScreening(storage: { fails: boolean } = { fails: false }) {
  const stored = vi.fn<(record: OwnRecord | null) => void>();
  const report = parseAnswer(JSON.stringify({ hits: [hit] }), PERSON)?.report;
  function Screening() {
    const [own, setOwn] = useState<OwnRecord | null>(null);
    return (
      report && (
        <ScreeningRows
          record={recordOf(PERSON, own ? { ownRecord: own } : {})}
          report={report}
          onShow={() => undefined}
          saveOwnRecord={async (next) => {
            if (storage.fails) throw new Error('no reply');
            stored(next);
            setOwn(next);
          }}
        />
      )
    );
  }
  await page.viewport(400, 600);
  await render(
    <main>
      <Screening />
    </main>,
  );
  return stored;
}

test('the form opens with what was sent, and hits are compared with what the user changes', async () => {
  const stored = await showScreening();
  await expect
    .poll(firstHit)
    .toMatch(/Name \(similar: Casey Cobblefield \/ C Cobb\), Born 1961 \(differs\), Country Spain \(differs\)/);
  await opener.click();
  await expect.element(field('birth')).toHaveValue('1980-05-12');
  await expect.element(field('country')).toHaveValue('United Kingdom');
  await expect.element(field('birth')).toHaveFocus();
  await expectAccessible();
  await field('birth').fill('1961');
  await field('country').fill('Spain');
  await field('names').fill('C. Cobb; Casey C');
  await page.getByTestId('own-save').click();
  expect(stored).toHaveBeenCalledExactlyOnceWith({ names: ['C. Cobb', 'Casey C'], birth: '1961', country: 'ES' });
  await expect.poll(firstHit).toMatch(/PEP, Born 1961 \(same year\), Country Spain \(same\)/);
  await expect.element(opener).toHaveTextContent(t('compare.ownUsed'));
  await expect.element(opener).toHaveFocus();
});

test('Remove compares with what was sent, as before', async () => {
  const stored = await showScreening();
  await opener.click();
  await field('country').fill('Spain');
  await userEvent.keyboard('{Enter}');
  await expect.poll(firstHit).toMatch(/Country Spain \(same\)/);
  await opener.click();
  await page.getByTestId('own-remove').click();
  expect(stored).toHaveBeenLastCalledWith(null);
  await expect.poll(firstHit).toMatch(/Country Spain \(differs\)/);
});

test('a field says that its text is not understood, and nothing is stored', async () => {
  const stored = await showScreening();
  await opener.click();
  await field('birth').fill('03/04/1961');
  await field('country').fill('Atlantis');
  await page.getByTestId('own-save').click();
  await expect.element(page.getByText(t('compare.ownBirthProblem'))).toBeVisible();
  await expect.element(page.getByText(t('compare.ownCountryProblem'))).toBeVisible();
  await expect.element(field('birth')).toHaveValue('03/04/1961');
  expect(stored).not.toHaveBeenCalled();
});

test('a record that cannot be stored stays in the form', async () => {
  await showScreening({ fails: true });
  await opener.click();
  await field('names').fill('C. Cobb');
  await page.getByTestId('own-save').click();
  await expect.element(page.getByText(t('fault.noReply'))).toBeVisible();
  await expect.element(field('names')).toHaveValue('C. Cobb');
});
