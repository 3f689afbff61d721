import type { Page } from '@playwright/test';

export const PASSPHRASE = 'four words far apart';

const NAMES = {
  session: 'This session only',
  computer: 'On this computer',
  passphrase: 'Locked with a passphrase',
} as const;
export type Keeping = keyof typeof NAMES;

/** Chooses in the options how the key is kept, and saves; the key itself is not typed again. */
export async function keepKey(options: Page, keeping: Keeping): Promise<void> {
  await options.getByText(NAMES[keeping], { exact: true }).click();
  if (keeping === 'passphrase') {
    await options.getByLabel('New passphrase', { exact: true }).fill(PASSPHRASE);
    await options.getByLabel('New passphrase again').fill(PASSPHRASE);
  }
  await options.getByRole('button', { name: /^Save/ }).click();
  await options.getByText('Saved.', { exact: true }).waitFor();
}

/** Enters the passphrase on whichever surface asks for it. */
export async function unlock(page: Page, passphrase = PASSPHRASE): Promise<void> {
  const asked = page.locator('[data-unlock]');
  await asked.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await asked.getByRole('button', { name: 'Unlock' }).click();
}
