import type { BrowserContext } from '@playwright/test';
import { createKiller } from '../browser/chromium/cdp.ts';
import { extensionPage } from '../browser/chromium/extension.ts';
import {
  askInPage,
  decideInPage,
  decisionsInPage,
  raiseBudget,
  recordsInPage,
  startListInPage,
  stopListsInPage,
} from './in-page.ts';
import type { Target } from './kill-run.ts';

/** Chromium with the extension; its background is a worker that CDP closes. */
export async function chromiumTarget(context: BrowserContext): Promise<Target> {
  const page = await extensionPage(context, 'popup.html');
  await page.evaluate(raiseBudget);
  return {
    ask: (email) => page.evaluate(askInPage, email),
    kill: await createKiller(context),
    startList: (name, rows) => page.evaluate(startListInPage, { name, rows }),
    stopLists: () => page.evaluate(stopListsInPage),
    records: () => page.evaluate(recordsInPage),
    decide: (made) => page.evaluate(decideInPage, made),
    decisions: () => page.evaluate(decisionsInPage),
  };
}
