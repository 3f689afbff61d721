import type { BrowserContext, Page } from '@playwright/test';
import { extensionPage, preGrant } from '../browser/chromium/extension.ts';
import type { RunningService } from '../service/start-service.ts';

/** Shown beside every answer, so that none is mistaken for a real one. */
const ENVIRONMENT = 'Invented answers';

/** Connect the extension to the stand-in as a person does. Answers with the options page, still open. */
export async function connectStandIn(
  context: BrowserContext,
  { url, apiKey }: Pick<RunningService, 'url' | 'apiKey'>,
): Promise<Page> {
  // The browser's own question cannot be answered from here.
  await preGrant(context, 'http://127.0.0.1/*');
  const options = await extensionPage(context, 'options.html');
  await options.getByTestId('base-url').fill(url);
  await options.getByTestId('environment').fill(ENVIRONMENT);
  await options.getByTestId('api-key').fill(apiKey);
  await options.getByTestId('save-connection').click();
  await options.locator('[data-testid=save-outcome][data-outcome=saved]').waitFor({ state: 'attached' });
  await options.getByTestId('access-allowed').waitFor();
  return options;
}
