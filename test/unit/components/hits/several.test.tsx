import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { showHits } from '../result/hits-stage';

const { t } = ENGLISH;

/** Asked is a person born on 1980-05-12 in Great Britain. */
const NAME = 'Casey Cobblefield';
const ANSWER = {
  sanctions: {
    hits: [
      { name: NAME, list: 'EU Consolidated', nationality: 'FR' },
      { name: NAME, list: 'EU Consolidated', dob: '1961-03-04', nationality: 'FR' },
    ],
  },
  pep: {
    hits: [
      { name: NAME, dob: '1980-05-12', nationality: 'GB' },
      { name: NAME, dob: '1958', nationality: 'GB' },
      { name: NAME, dob: '2 Nov 1975', nationality: 'Mexico' },
      { name: NAME, dob: 'withheld', nationality: 'DE' },
    ],
  },
};
const dialog = page.getByTestId('several-dialog');
const options = dialog.getByRole('option');
const group = (kind: string, number: number) =>
  dialog.getByRole('radio', { name: t('list.named', { name: kind, value: String(number) }) });
const confirm = dialog.getByTestId('confirm');
const actionOf = (count: number) =>
  t('list.named', { name: t('decision.notCustomer'), value: t('screening.entries', { count }) });
const ticked = () => options.elements().map((option) => option.ariaSelected === 'true');

async function openDialog(save?: () => Promise<unknown>, width = 376) {
  const saved = await showHits(ANSWER, save, [], width);
  await page.getByTestId('several').click();
  await expect.element(dialog).toBeVisible();
  return saved;
}

for (const width of [320, 376, 900]) {
  test(`at ${width} px, a group opens ticked, and one press decides it, each hit with its own reason`, async () => {
    await page.viewport(width, 600);
    const saved = await openDialog(undefined, width);
    await expect.element(confirm).toHaveTextContent(actionOf(3));
    expect(ticked()).toEqual([true, true, true]);
    await expectAccessible(dialog.element(), {}, ['light', 'dark', 'forced colors']);
    expect(saved).not.toHaveBeenCalled();
    await dialog.getByRole('textbox').fill('checked');
    await confirm.click();
    await expect.poll(() => dialog.elements()).toEqual([]);
    const fact = (stated: string) => t('decision.otherFact', { fact: t('compare.birth'), stated, asked: '1980-05-12' });
    expect(saved.mock.calls.toSorted()).toEqual([
      ['/pep/hits/1', 'not-customer', `${fact('1958')}; checked`],
      ['/pep/hits/2', 'not-customer', `${fact('2 Nov 1975')}; checked`],
      ['/sanctions/hits/1', 'not-customer', `${fact('1961-03-04')}; checked`],
    ]);
    // What is left to decide comes next.
    await expect.poll(() => document.activeElement?.getAttribute('data-hit')).not.toBeNull();
  });
}

test('a sanctions hit that states no birth is in no group, and can only be ticked by hand', async () => {
  const saved = await openDialog();
  await group(t('decision.otherCountry'), 3).click();
  await expect.poll(() => options.elements().length).toBe(3);
  const ofSanctions = () => options.elements().filter(({ textContent }) => textContent?.includes('EU Consolidated'));
  expect(ofSanctions()).toHaveLength(1);
  await dialog.getByRole('radio', { name: t('decision.open', { count: 6 }) }).click();
  await expect.poll(ticked).toEqual([false, false, false, false, false, false]);
  expect(ofSanctions()).toHaveLength(2);
  await expect.element(confirm).toBeDisabled();
  await dialog.getByTestId('cancel').click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(saved).not.toHaveBeenCalled();
});

test('Shift+click ticks all hits in between, and a click takes one off', async () => {
  const saved = await openDialog();
  await dialog.getByRole('radio', { name: t('decision.open', { count: 6 }) }).click();
  await options.nth(1).click();
  await options.nth(4).click({ modifiers: ['Shift'] });
  await expect.poll(ticked).toEqual([false, true, true, true, true, false]);
  await options.nth(2).click();
  await expect.poll(ticked).toEqual([false, true, false, true, true, false]);
  await expect.element(confirm).toHaveTextContent(actionOf(3));
  await confirm.click();
  await expect
    .poll(() => saved.mock.calls.map(([, value, reason]) => `${value} ${reason}`))
    .toEqual(Array.from({ length: 3 }, () => 'not-customer '));
});

test('“Match” on a sanctions list says what to look at first', async () => {
  await openDialog();
  const caution = dialog.getByText(t('decision.sanctionsText'));
  expect(caution.elements()).toEqual([]);
  await dialog.getByTestId('decide-customer').click();
  await expect.element(caution).toBeVisible();
});

test('the focus starts at the button that decides nothing, and Escape decides nothing', async () => {
  const saved = await openDialog();
  await expect.element(dialog.getByTestId('cancel')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(saved).not.toHaveBeenCalled();
});

test('a group that could not be saved stays open, with all of it to decide again', async () => {
  const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no reply')).mockResolvedValue();
  const saved = await openDialog(save);
  await confirm.click();
  await expect.element(dialog.getByText(t('fault.noReply'))).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  expect(ticked()).toEqual([true, true, true]);
  await dialog.getByRole('button', { name: t('action.tryAgain') }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(3);
});
