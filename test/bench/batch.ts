import { connect, extensionPage } from '../browser/chromium/extension.ts';
import { BATCH, SCALE_OF_BATCH, storeBatch } from '../browser/chromium/store-batch.ts';
import { batchTab } from '../browser/desk.ts';
import { message } from '../browser/engine.ts';
import { startService } from '../service/start-service.ts';
import { longestTurn, scrollFrames } from './in-page/scroll-frames.ts';
import { median } from './median.ts';
import { openWideWindow } from './sides.ts';

const PIXELS_A_FRAME = 400;
const SORTING_MS = 4_000;
const ROWS = 10_000;
const SLOW = { timeout: 60_000 };

/** Milliseconds that a finished batch of 10 000 rows takes to open, for a frame while it scrolls, and to sort. Chromium. */
export async function measureBatch(build: string): Promise<Record<string, number>> {
  const service = await startService({});
  const context = await openWideWindow(build);
  try {
    await connect(context, service);
    const filling = await extensionPage(context, 'popup.html');
    await storeBatch(filling, service.url, ROWS);
    await message(filling, 'saveProfile', {
      baseUrl: service.url,
      operation: 'score',
      changes: { score: SCALE_OF_BATCH },
    });
    await filling.close();
    const begun = Date.now();
    const page = await extensionPage(context, batchTab(BATCH));
    const table = page.getByTestId('rows');
    await table.getByText('person.0@').waitFor(SLOW);
    const opening = Date.now() - begun;

    const atRest = await table.evaluate(scrollFrames, 0);
    const frames = await table.evaluate(scrollFrames, PIXELS_A_FRAME);
    const longest = page.evaluate(longestTurn, SORTING_MS);
    const sorting = Date.now();
    await table.getByRole('button', { name: /^Score/ }).click();
    await table.getByText('999').first().waitFor(SLOW);
    return {
      'open to first rows': opening,
      'a frame at rest': median(atRest),
      'a frame while scrolling': median(frames),
      'the longest frame while scrolling': Math.max(...frames),
      'sorted by score': Date.now() - sorting,
      'longest turn while sorting': await longest,
    };
  } finally {
    await context.close();
    await service.close();
  }
}
