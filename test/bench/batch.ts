/*
 * npm run bench:batch [-- number of rows]: how long a finished batch of 10 000 rows takes to open, what frames take while
 * its table scrolls, and how long it takes to sort. Chromium. Prints, and asserts nothing about time.
 */
import { connect, extensionPage } from '../browser/chromium/extension.ts';
import { BATCH, SCALE_OF_BATCH, storeBatch } from '../browser/chromium/store-batch.ts';
import { batchTab } from '../browser/desk.ts';
import { message } from '../browser/engine.ts';
import { startService } from '../service/start-service.ts';
import { longestTurn, scrollFrames } from './in-page/scroll-frames.ts';
import { median } from './median.ts';
import { openWideWindow } from './wide-window.ts';

const PIXELS_A_FRAME = 400;
const SORTING_MS = 4_000;
const rows = Number(process.argv[2] ?? 10_000);
const SLOW = { timeout: 60_000 };

const service = await startService({});
const context = await openWideWindow();
try {
  await connect(context, service);
  const filling = await extensionPage(context, 'popup.html');
  await storeBatch(filling, service.url, rows);
  await message(filling, 'saveReadingRule', { baseUrl: service.url, operation: 'score', rule: SCALE_OF_BATCH });
  await filling.close();
  const begun = Date.now();
  const page = await extensionPage(context, batchTab(BATCH));
  const table = page.getByTestId('rows');
  await table.getByText('person.0@').waitFor(SLOW);
  console.log(`${rows} rows: open to first rows\t${Date.now() - begun} ms`);

  const atRest = await table.evaluate(scrollFrames, 0);
  const frames = await table.evaluate(scrollFrames, PIXELS_A_FRAME);
  const at = (share: number) => frames[Math.floor(frames.length * share)]?.toFixed(0);
  console.log(
    `frames while scrolling\tmedian ${median(frames).toFixed(0)} ms (at rest ${median(atRest).toFixed(0)}), 95 % ${at(0.95)} ms, longest ${frames.at(-1)?.toFixed(0)} ms`,
  );

  const longest = page.evaluate(longestTurn, SORTING_MS);
  const sorting = Date.now();
  await table.getByRole('button', { name: /^Score/ }).click();
  await table.getByText('999').first().waitFor(SLOW);
  console.log(`sorted by score\t${Date.now() - sorting} ms, longest turn ${(await longest).toFixed(0)} ms`);
} finally {
  await context.close();
  await service.close();
}
