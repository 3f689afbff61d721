import { t } from '../../texts/english-in-node.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import type { HiddenPage } from './cdp.ts';
import { test } from './fixtures.ts';
import { popupOver } from './listed.ts';

const ADDRESSES = Array.from({ length: 60 }, (_, i) => `<p>person.${i}@tidewater.example.org</p>`).join('');
/** What a person could scroll, with the height of the whole popup. */
const ROOM = `({
  height: innerHeight,
  scrollers: [document.documentElement, ...document.querySelectorAll('main, main *')]
    .filter((element) => element.scrollHeight > element.clientHeight + 1)
    .filter((element) => element === document.documentElement || getComputedStyle(element).overflowY === 'auto')
    .map((element) => element.getAttribute('aria-label') ?? element.tagName),
})`;
const words = async (popup: HiddenPage) => String(await popup.evaluate('document.body.innerText'));
const tab = (popup: HiddenPage, name: string) =>
  popup.evaluate(`document.querySelector('[data-testid="${name}"]').click()`);

test('a long list fills the rest of the popup and alone scrolls', async ({ context, background, plain }) => {
  const page = await plain('mailto.html', { body: ADDRESSES, isGiven: true });
  const popup = await popupOver({ context, background }, page);
  await expect.poll(() => words(popup)).toContain('Emails on this page 60');
  await expect.poll(() => popup.evaluate(ROOM)).toEqual({ height: 600, scrollers: ['Emails on this page'] });
  await tab(popup, 'tab-subject');
  await expect.poll(() => words(popup)).toContain(t('subject.nationality'));
  await popup.detach();
});

test('a long list scrolls alone while sending is stopped', async ({ context, background, open, plain, service }) => {
  const page = await plain('mailto.html', { body: ADDRESSES, isGiven: true });
  const asking = await open('popup.html');
  await ask(asking, 'person.1@tidewater.example.org');
  service.faults.next({ kind: 'status', status: 401 });
  await ask(asking, 'first@example.com');
  await asking.close();

  const popup = await popupOver({ context, background }, page);
  await expect.poll(() => words(popup)).toContain(t('failure.sendingStopped.title'));
  await expect.poll(() => popup.evaluate(ROOM)).toEqual({ height: 600, scrollers: ['Emails on this page'] });
  await popup.evaluate(
    `[...document.querySelectorAll('button')].find((button) => button.textContent.startsWith('${t('pageEmails.openResult', { email: 'person.1@tidewater.example.org' })}')).click()`,
  );
  await expect.poll(() => words(popup)).toMatch(/person\.1@tidewater\.example\.org\s(.|\n)*Risk score/);
  expect(service.requests).toHaveLength(2);
  await popup.detach();
});

test('a result scrolls within the popup, never the document', async ({ open }) => {
  const popup = await open('popup.html');
  await popup.setViewportSize({ width: 400, height: 600 });
  await score(popup, 'casey.cobblefield@example.com');
  await popup.getByTestId('score').waitFor();
  const room = () =>
    popup.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const within = [...document.querySelectorAll('main, main *')].filter(
        (element) => getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1,
      );
      return { document: scrollHeight > clientHeight, within: within.length > 0 };
    });
  await expect.poll(room).toEqual({ document: false, within: true });
});

const KINDS = ['sanction', 'pep', 'adverse media'] as const;
const hitsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    name: i === 0 ? 'Ada Quillon' : `Ada Maria Quillon ${i}`,
    type: KINDS[i % 3] ?? '',
    list: 'Harbour',
    dob: i % 2 === 0 ? '1961-03-04' : '1974',
    country: 'ES',
    match_score: 0.93,
  }));

for (const [what, answer] of [
  ['12 hits without a score', { decision: 'high', hits: hitsOf(12), watchlists: { hits: 0 } }],
  ['400 hits and a score', { decision: 'high', risk_score: 72, hits: hitsOf(400), watchlists: { hits: 0 } }],
] as const) {
  test(`a check of a person, ${what}: the kinds and the first hit are in the first fold`, async ({ open, service }) => {
    const popup = await open('popup.html');
    await popup.setViewportSize({ width: 400, height: 600 });
    service.faults.next({ kind: 'json', json: answer });
    await popup.getByTestId('tab-subject').click();
    await popup.getByTestId('full-name').fill('Ada Quillon');
    await popup.getByTestId('entity-individual').click();
    await popup.keyboard.press('Tab');
    await popup.keyboard.type('19610304');
    await popup.getByTestId('country').fill('Spain');
    await popup.keyboard.press('Enter');
    await popup.getByTestId('check-subject').click();
    const kinds = popup.getByRole('region', { name: t('screening.title') });
    await expect(kinds.locator('[data-kind] dd')).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, t('screening.noneFound')]);
    const first = popup
      .getByRole('grid', { name: t('count.hits') })
      .getByRole('row')
      .first();
    await expect(first).toContainText(`Ada Quillon`);
    // The first rows are drawn before the whole list takes their place.
    await expect(async () => {
      const { y, height } = (await first.boundingBox()) ?? { y: 0, height: 600 };
      expect(y + height).toBeLessThan(400);
    }).toPass();
    // Nothing fixed lies over it, and no kind breaks its words over several lines.
    const isOnTop = await first.evaluate((hit) => {
      const { x, width, bottom } = hit.getBoundingClientRect();
      return hit.contains(document.elementFromPoint(x + width / 2, bottom - 4));
    });
    expect(isOnTop).toBe(true);
    for (const box of await kinds.locator('[data-kind]').all())
      expect((await box.boundingBox())?.height).toBeLessThan(40);
  });
}
