import type { BrowserContext, Page } from '@playwright/test';
import { extensionPage, preGrant } from '../browser/chromium/extension.ts';
import type { RunningService } from '../service/start-service.ts';

/** Shown beside every answer, so that none is mistaken for a real one. */
const CONNECTION_NAME = 'Stand-in (invented answers)';

/** Connect the extension to the stand-in as a person does. Answers with the options page, still open. */
export async function connectStandIn(
  context: BrowserContext,
  { url, apiKey }: Pick<RunningService, 'url' | 'apiKey'>,
): Promise<Page> {
  // The browser's own question cannot be answered from here.
  await preGrant(context, 'http://127.0.0.1/*');
  const options = await extensionPage(context, 'options.html');
  await options.getByLabel('Address of the service').fill(url);
  await options.getByLabel(/^Name of this connection/).fill(CONNECTION_NAME);
  await options.getByLabel('API key').fill(apiKey);
  await options.getByRole('button', { name: /^Save/ }).click();
  await options.getByText('Saved.').waitFor();
  await options.getByText(/allowed by the browser/).waitFor();
  return options;
}
