import type { KeyStorageMode } from '@/utils/service/key-storage-mode';
import type { Surface } from './driver.ts';
import { expect } from './expect.ts';
import { dataOf, shownIn } from './popup.ts';

export const PASSPHRASE = 'four words far apart';

/** Chooses in the settings how the saved or typed key is stored, and saves. */
export async function keepKey(options: Surface, storageMode: KeyStorageMode): Promise<void> {
  const isChosen = () =>
    options.evaluate(
      (id) => document.querySelector(id)?.matches('[data-selected]'),
      `[data-testid=keep-${storageMode}]`,
    );
  const isTyped = () =>
    options.evaluate((id) => Boolean(document.querySelector<HTMLInputElement>(id)?.value), '[data-testid=api-key]');
  await expect.poll(async () => (await isTyped()) || (await shownIn(options, 'kept-key')) !== null).toBe(true);
  if (storageMode === 'computer' && (await isChosen()) && !(await isTyped())) return;
  // The page grows while it loads, and a click may land beside.
  await expect(async () => {
    await options.getByTestId(`keep-${storageMode}`).click();
    await expect.poll(isChosen, { timeout: 5_000 }).toBe(true);
  }).toPass();
  if (storageMode === 'passphrase') {
    await options.getByTestId('new-passphrase').fill(PASSPHRASE);
    await options.getByTestId('new-passphrase-again').fill(PASSPHRASE);
  }
  await options.getByTestId('save-connection').click();
  await expect.poll(() => dataOf(options, 'save-outcome', 'outcome')).toBe('saved');
}

/** Enters the passphrase on a page that asks for it. */
export async function unlock(page: Surface, passphrase = PASSPHRASE): Promise<void> {
  await page.getByTestId('passphrase').fill(passphrase);
  await page.getByTestId('unlock-key').click();
}
