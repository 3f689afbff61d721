import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EMAIL, recordOf } from '../components/result-stage';
import { showDesk } from './desk-stage';

// What React hides while it waits is not rendered, so it is no inner text.
const contentText = (): string => document.querySelector<HTMLElement>('main > [tabindex="-1"]')?.innerText.trim() ?? '';

test('a place stays until the next one is loaded', async () => {
  await showDesk({ surface: 'tab', lookups: [recordOf(EMAIL)] });
  await page.getByTestId('tab-subject').click();
  await expect.poll(contentText).not.toBe('');
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(contentText()));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await page.getByTestId('tab-history').click();
  await expect.poll(contentText).toContain('casey.cobblefield@example.com');
  watch.disconnect();
  // After an empty fallback, React would have waited for 300 ms.
  expect(seen).not.toContain('');
});
