import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EMAIL, recordOf } from '../components/result-stage';
import { showDesk } from './desk-stage';

const contentText = (): string => document.querySelector<HTMLElement>('main > [tabindex="-1"]')?.innerText.trim() ?? '';

test('a place stays until the next one is loaded', async () => {
  await showDesk({ surface: 'tab', lookups: [recordOf(EMAIL)] });
  await page.getByTestId('tab-subject').click();
  await expect.poll(contentText).not.toBe('');
  let last = performance.now();
  let emptyMs = 0;
  let isWatched = true;
  const watch = () => {
    const now = performance.now();
    // What React hides while it waits is not rendered, so it is no inner text.
    if (contentText() === '') emptyMs += now - last;
    last = now;
    if (isWatched) requestAnimationFrame(watch);
  };
  watch();
  await page.getByTestId('tab-history').click();
  await expect.poll(contentText).toContain('casey.cobblefield@example.com');
  isWatched = false;
  // The rows are read after that. After an empty fallback, React would have waited for 300 ms.
  expect(emptyMs).toBeLessThan(200);
});
