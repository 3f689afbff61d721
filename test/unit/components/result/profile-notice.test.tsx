import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { CLEAN, confirmed, HIT } from '../../reading/profile/answers';
import { PERSON, showLookup } from './result-stage';

const { t } = ENGLISH;
const layout = confirmed(CLEAN, HIT);
const changed = page.getByText(/^Laid out differently/);

test('a result that was read completely says nothing of changes', async () => {
  await showLookup({ subject: PERSON, answer: CLEAN, layout });
  await expect.element(page.getByText(t('screening.noneFound')).first()).toBeVisible();
  await expect.element(changed).not.toBeInTheDocument();
});

test('a changed result says since when and what has changed', async () => {
  const pep = { level: 'zeta' };
  await showLookup({ subject: PERSON, answer: { ...CLEAN, screening: { ...CLEAN.screening, pep } }, layout });
  await expect.element(changed.and(page.getByText(/Nov 12, 2026$/))).toBeVisible();
  await expect.element(page.getByText(t('profile.gone', { path: '/screening/pep/status' }))).toBeVisible();
  await expect.element(page.getByText(t('profile.newField', { path: '/screening/pep/level' }))).toBeVisible();
});

test('a hit that the profile does not mention is shown as a contradiction', async () => {
  const screening = { pep: { screens: false, signs: [] } };
  await showLookup({ subject: PERSON, answer: HIT, layout: { ...layout, screening } });
  await expect.element(page.getByText(t('profile.contradicts', { kinds: t('screening.pep') }))).toBeVisible();
});

test('a hit that the profile names otherwise shows both names, and the notice says so once', async () => {
  const hits = [{ name: 'Ana Exemplo', alias: 'Nobody Harmless', list: 'OFAC SDN' }];
  const answer = { ...HIT, screening: { ...HIT.screening, sanctions: { matched: true, hits } } };
  const named = confirmed(CLEAN, answer);
  const hit = { ...named.hit, name: '/screening/sanctions/hits/*/alias' };
  await showLookup({ subject: PERSON, answer, layout: { ...named, hit } });
  await expect.element(page.getByText(t('profile.contradicts', { kinds: t('compare.name') }))).toBeVisible();
  const shown = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Nobody Harmless' }) });
  await expect.element(shown.filter({ hasText: 'Ana Exemplo' }).first()).toBeVisible();
});
