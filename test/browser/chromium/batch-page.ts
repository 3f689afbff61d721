import type { Page } from '@playwright/test';
import type { RunningService } from '../../service/start-service.ts';
import { NEW_BATCH } from '../desk.ts';
import { expect } from '../expect.ts';

export const addresses = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, i) => `person.${from + i}@example.com`);

/** Starts a batch of addresses on the page of a new one, as a person does. */
export async function startByPage(page: Page, emails: readonly string[]): Promise<void> {
  await page.getByTestId('batch-text').fill(emails.join('\n'));
  await page.getByTestId('start-batch').click();
  if (emails.length > 25) {
    await page.getByTestId('confirm').click();
  }
  await page.getByTestId('batch-state').waitFor();
}

/**
 * A page on which a batch of so many runs, some of it sent already. Answers are held from then on, so that it is far from
 * its end whatever the test does, until the test releases them.
 */
export async function runningBatch(
  open: (file: string) => Promise<Page>,
  service: RunningService,
  count: number,
): Promise<Page> {
  service.setDelay(300);
  const page = await open(NEW_BATCH);
  await startByPage(page, addresses(count));
  // Looked at often: between two looks of the usual poll half of the rows may be through.
  await expect.poll(() => service.requests.length, { intervals: [30] }).toBeGreaterThan(4);
  service.hold();
  return page;
}

/** The state of the batch that a page shows. */
export const stateOf = (page: Page): Promise<string | null> =>
  page.getByTestId('batch-state').getAttribute('data-state');
