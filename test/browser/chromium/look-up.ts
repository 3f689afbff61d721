import type { BrowserContext, Page } from '@playwright/test';
import { score } from '../popup.ts';
import { extensionPage } from './extension.ts';

/** Scores an address in an open popup, as a person does, and waits for its score. */
export async function scoreInPopup(popup: Page, email: string): Promise<void> {
  await score(popup, email);
  await popup.getByTestId('score').waitFor();
}

/** Looks addresses up in the popup, as a person does; answers with the scores that it showed. */
export async function lookUp(context: BrowserContext, emails: string[]): Promise<Record<string, string>> {
  const scores: Record<string, string> = {};
  for (const email of emails) {
    const popup = await extensionPage(context, 'popup.html');
    await scoreInPopup(popup, email);
    scores[email] = (await popup.getByTestId('score').textContent()) ?? '';
    await popup.close();
  }
  return scores;
}
