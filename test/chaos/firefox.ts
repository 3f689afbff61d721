import { killBackground } from '../browser/firefox/background.ts';
import { openExtensionPage } from '../browser/firefox/extension.ts';
import type { Firefox } from '../browser/firefox/launch.ts';
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

/** Firefox with the extension; its background is an event page that the browser itself terminates. */
export async function firefoxTarget(firefox: Firefox): Promise<Target> {
  const page = await openExtensionPage(firefox, 'popup.html');
  await page.evaluate(raiseBudget);
  return {
    ask: (email) => page.evaluate(askInPage, email),
    kill: () => killBackground(firefox),
    startList: (name, rows) => page.evaluate(startListInPage, { name, rows }),
    stopLists: () => page.evaluate(stopListsInPage),
    records: () => page.evaluate(recordsInPage),
    decide: (made) => page.evaluate(decideInPage, made),
    decisions: () => page.evaluate(decisionsInPage),
  };
}
