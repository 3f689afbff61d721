import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { relatedKeys } from '@/utils/lookup/related-keys';
import type { View } from '@/utils/surfaces/view';
import { ENGLISH } from '../../../texts/english';
import { batchOf } from '../batch/batch-stage';
import { expectAccessible } from '../expect-accessible';
import { EMAIL, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const saved = recordOf(EMAIL);

// What React hides while it waits is not rendered, so it is no inner text.
const contentText = (): string =>
  document.querySelector<HTMLElement>('main > * > [tabindex="-1"], main > * > * > [tabindex="-1"]')?.innerText.trim() ??
  '';

/** Writes down the content at every change, until what was seen is read. */
function watchContent(): () => string[] {
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(contentText()));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  return () => {
    watch.disconnect();
    return seen;
  };
}

test('a result stays while the list beside it is loading, once the tab is wide enough', async () => {
  const route = { name: 'lookup', id: saved.id, as: 'saved', form: 'subject' };
  await showDesk({ surface: 'tab', width: 700, lookups: [saved], session: { 'desk:next': { route } } });
  await expect.element(page.getByTestId('score')).toBeVisible();
  const seen = watchContent();
  await page.viewport(1000, 600);
  await expect.element(page.getByTestId('rows')).toBeVisible();
  expect(seen()).not.toContain('');
});

test('the current place stays until the next one is loaded', async () => {
  await showDesk({ surface: 'tab', lookups: [recordOf(EMAIL)] });
  await page.getByTestId('tab-subject').click();
  await expect.element(page.getByTestId('check-subject')).toBeVisible();
  const seen = watchContent();
  await page.getByTestId('tab-history').click();
  await expect.poll(contentText).toContain('casey.cobblefield@example.com');
  // After an empty fallback, React would have waited for 300 ms.
  expect(seen()).not.toContain('');
});

const lookup: View = { route: { name: 'lookup', id: saved.id, as: 'saved' } };

/** Activates a link or button as a keyboard does: it has the focus before it goes away. */
async function enter(element: HTMLElement | SVGElement): Promise<void> {
  element.focus();
  await userEvent.keyboard('{Enter}');
}

test('Score a list… leads to the field of the list', async () => {
  await showDesk();
  const link = page.getByRole('link', { name: t('newBatch.title') });
  await expect.element(link).toBeVisible();
  await enter(link.element());
  await expect.element(page.getByTestId('batch-text')).toHaveFocus();
});

test('Back leads to the address field, where the next address is typed', async () => {
  await showDesk({ session: { 'desk:next': lookup }, lookups: [saved] });
  await expect.element(page.getByTestId('score')).toBeVisible();
  await enter(page.getByTestId('back').element());
  await expect.element(page.getByTestId('email')).toHaveFocus();
});

test('a line below a result says what else the history has; pressed, it lists it, and each leads to its result', async () => {
  const [jane, tagged, eve] = ['jane', 'jane+a', 'eve'].map((name) => {
    const subject = { operation: 'score', request: { email: `${name}@odd-domain.example` } } as const;
    return { ...recordOf(subject), id: crypto.randomUUID(), ...relatedKeys(subject) };
  });
  if (!jane || !tagged || !eve) throw new Error('Three lookups are needed');
  const route = { name: 'lookup', id: jane.id, as: 'result' } as const;
  await showDesk({ session: { 'desk:next': { route } }, lookups: [jane, tagged, eve] });
  const found = [t('related.spellings', { count: 1 }), t('related.domain', { count: 1, domain: 'odd-domain.example' })];
  const line = page.getByText(t('related.inHistory', { found: found.join(' · ') }), { exact: true });
  await line.click();
  const links = page.getByTestId('related').getByRole('link');
  await expect.poll(() => links.elements().length).toBe(2);
  await expectAccessible();
  await links.first().click();
  await expect.element(page.getByRole('heading', { name: 'jane+a@odd-domain.example' })).toBeVisible();
  expect(page.getByTestId('related').getByRole('link').elements()).toEqual([]);
});

test.each([
  ['covers the list', 'panel'],
  ['is beside the list', 'tab'],
] as const)('Back from a result that %s leads to its row', async (_, surface) => {
  await showDesk({ surface, lookups: [saved] });
  await page.getByTestId('tab-history').click();
  // The recent lookups, which stay until the history is loaded, have such a link too.
  const row = page.getByRole('region', { name: t('desk.history') }).getByRole('link', { name: /casey\.cobblefield/ });
  await expect.element(row).toBeVisible();
  await enter(row.element());
  await expect.element(page.getByTestId('score')).toBeVisible();
  await enter(page.getByTestId('back').element());
  await expect.element(row).toHaveFocus();
});

test('a batch that is opened starts at its heading', async () => {
  await showDesk({ batches: [batchOf({ id: crypto.randomUUID() })] });
  await page.getByTestId('tab-batches').click();
  const link = page.getByRole('region', { name: t('desk.batches') }).getByRole('link');
  await expect.element(link).toBeVisible();
  await enter(link.element());
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});
