import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { startService } from '../service/start-service.ts';
import { answerCard, type FirstContent, watchFirstContent } from './in-page/first-content.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import { inTurns, startSides } from './sides.ts';

const TIMES = 11;
/** Every page that draws. */
export const SURFACES = ['popup', 'desk', 'sidepanel', 'card', 'options', 'welcome'];

async function open(context: BrowserContext, file: string): Promise<FirstContent> {
  const page = await extensionPage(context, file);
  await page.waitForFunction(() => 'firstContent' in globalThis);
  const first = await page.evaluate(() => (globalThis as unknown as { firstContent: FirstContent }).firstContent);
  await page.close();
  return first;
}

/**
 * Milliseconds until each page has painted its first text. The floor is the time until the browser has read the document,
 * before a script of ours runs. `builds`: this one, then another.
 */
export async function measureSurfaces(builds: readonly string[]): Promise<Row[]> {
  const service = await startService({});
  const sides = await startSides(builds, service);
  for (const { context } of sides) {
    await context.addInitScript(watchFirstContent);
    await context.addInitScript(answerCard);
  }
  const rows: Row[] = [];
  for (const surface of SURFACES) {
    // Another build may not have this page yet.
    const having = sides.filter(({ build }) => existsSync(path.join(build, `${surface}.html`)));
    const [now = [], old] = await inTurns(having, TIMES, (context) => open(context, `${surface}.html`));
    const content = (seen: FirstContent[]) => median(seen.map((run) => run.content));
    rows.push({
      what: surface,
      floor: median(now.map((run) => run.floor)),
      now: content(now),
      old: old && content(old),
    });
  }
  for (const { context } of sides) await context.close();
  await service.close();
  return rows;
}
