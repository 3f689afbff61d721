import { t } from '../../texts/english-in-node.ts';
import type { OurPage } from '../driver.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';

const LABELS = ['low', 'medium', 'TIER-7'];

/** What the section of screenings says, without white space between its parts. */
const section = (page: OurPage, selector: string) =>
  page.evaluate(
    ([region, wanted]) => document.querySelector(`[aria-label="${region}"] ${wanted}`)?.textContent?.trim() ?? '',
    [t('scoreRule.subjectChecks'), selector] as const,
  );

test('all labels of saved results are asked before their reading is confirmed, which counts the results', async ({
  open,
  service,
}) => {
  const page = await open('desk.html');
  for (const [i, risk_level] of LABELS.entries()) {
    const pep = i === 0 ? [] : [{ name: 'Ada Quillon', list: 'Harbour List', born: '1961-03-04' }];
    service.faults.next({ kind: 'json', json: { risk_score: 10 + i, risk_level, screening: { sanctions: [], pep } } });
    const request = { subject_name: `Ada Quillon ${i}`, entity_type: 'individual' };
    const subject = { operation: 'overview', request };
    const { id } = (await message(page, 'lookup', { subject, gesture: 'popup', refresh: false })) as { id: string };
    await message(page, 'awaitLookup', { id });
  }
  const options = await open('options.html#reading');
  const labels = '[data-testid="part-labels"]';
  await expect.poll(() => section(options, labels)).toContain(t('profile.asked'));
  for (const label of LABELS) expect(await section(options, labels)).toContain(`“${label}”`);
  expect(await section(options, '[data-testid="example"]')).toContain(t('compare.birth'));
  const all = t('profile.readCompletely', { part: '3', total: '3' });
  expect(await section(options, '[data-testid="read-completely"]')).toBe(all);
  await options.evaluate((region) => {
    const buttons = document.querySelectorAll<HTMLElement>(`[aria-label="${region}"] [data-testid="confirm-profile"]`);
    buttons[0]?.click();
  }, t('scoreRule.subjectChecks'));
  await expect
    .poll(() =>
      options.evaluate(async (_) => {
        const stored = await chrome.storage.local.get('provider-profiles');
        return (
          JSON.stringify(stored)
            .match(/"word":"[^"]+"/g)
            ?.sort() ?? []
        );
      }, null),
    )
    .toEqual(['"word":"TIER-7"', '"word":"low"', '"word":"medium"']);
  await expect
    .poll(() => section(options, 'p'))
    .toContain(t('profile.confirmed', { date: '' }).replace('.', '').trim());
  expect(service.requests).toHaveLength(3);
});
