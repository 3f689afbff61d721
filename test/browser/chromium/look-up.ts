import type { BrowserContext, Page } from '@playwright/test';
import { ask } from '../engine.ts';
import { score } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { scoreOf } from '../sent.ts';
import { extensionPage } from './extension.ts';

/** Scores an address in an open popup, as a person does, and waits for its score. */
export async function scoreInPopup(popup: Page, email: string): Promise<void> {
  await score(popup, email);
  await popup.getByTestId('score').waitFor();
}

/** Looks addresses up by message; answers with their scores. */
export async function lookUp(context: BrowserContext, emails: string[]): Promise<Record<string, string>> {
  const page = await extensionPage(context, QUIET_FILE);
  for (const email of emails) await ask(page, email);
  await page.close();
  return Object.fromEntries(emails.map((email) => [email, scoreOf(email)]));
}
