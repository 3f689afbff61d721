import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RecordFacts } from '@/components/hits/record-facts';
import type { OwnRecord } from '@/utils/lookup/own-record';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { EMAIL, PERSON, recordOf } from './result-stage';

const { t } = ENGLISH;
const facts = page.getByTestId('record-facts');
const field = (name: 'names' | 'company' | 'country' | 'phone') => page.getByTestId(`own-${name}`);
const shown = () => facts.element().textContent;

/** Draws the part of an answer about a subject. */
async function showFacts(subject: RequestSubject, answer: object) {
  const stored = vi.fn<(record: OwnRecord | null) => void>();
  const onShow = vi.fn<(pointer: string) => void>();
  const report = parseAnswer(JSON.stringify(answer), subject)?.report;
  function Facts() {
    const [own, setOwn] = useState<OwnRecord | null>(null);
    return (
      report && (
        <RecordFacts
          record={recordOf(subject, own ? { ownRecord: own } : {})}
          report={report}
          onShow={onShow}
          saveOwnRecord={async (next) => {
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
      <Facts />
    </main>,
  );
  return { stored, onShow };
}

test('an email result is compared with the record as typed, and each value shows its field', async () => {
  const { stored, onShow } = await showFacts(EMAIL, { risk_score: 7, name: 'Cassie Cobblefield', country: 'ES' });
  await page.getByTestId('own-record-open').click();
  await expect.element(field('names')).toHaveFocus();
  await expect.element(page.getByTestId('own-birth')).not.toBeInTheDocument();
  await expectAccessible();
  await field('names').fill('Casey Cobblefield');
  await field('company').fill(' ');
  await field('country').fill('United Kingdom');
  await field('phone').fill('+44 20 7946 0000');
  await page.getByTestId('own-save').click();
  expect(stored).toHaveBeenCalledExactlyOnceWith({
    names: ['Casey Cobblefield'],
    birth: null,
    country: 'GB',
    phone: '+44 20 7946 0000',
  });
  await expect.poll(shown).toMatch(/Name\s*Cassie Cobblefield · similar: Casey \/ Cassie/);
  expect(shown()).toMatch(/Country\s*ES · differs/);
  expect(shown()).toMatch(/Phone\s*not stated/);
  expect(shown()).not.toMatch(/Company/);
  expect(shown()).toContain(t('compare.inAddress', { name: 'Cobblefield', answer: t('value.yes') }));
  await expectAccessible();
  await page.getByRole('button', { name: /^ES/ }).click();
  expect(onShow).toHaveBeenCalledExactlyOnceWith('/country');
});

test('the form opens with the stored record, and a cleared field is no fact', async () => {
  const { stored } = await showFacts(EMAIL, { risk_score: 7 });
  const opener = page.getByTestId('own-record-open');
  await opener.click();
  await field('names').fill('Casey Cobblefield');
  await field('company').fill('Larkspur');
  await page.getByTestId('own-save').click();
  await expect.poll(shown).toMatch(/Company\s*not stated/);
  await opener.click();
  await expect.element(field('company')).toHaveValue('Larkspur');
  await field('company').fill('');
  await page.getByTestId('own-save').click();
  await expect.poll(shown).not.toMatch(/Company/);
  expect(stored).toHaveBeenLastCalledWith({ names: ['Casey Cobblefield'], birth: null, country: null });
});

test('the check of a person has no such part', async () => {
  await showFacts(PERSON, { hits: [] });
  await expect.element(facts).not.toBeInTheDocument();
});
